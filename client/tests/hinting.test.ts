import { describe, expect, it } from "vitest";
import { whereToLook } from "../src/lib/hinting";
import type { Move, Update } from "../src/lib/protocol";

const FRIDGE = ["card:egg", "card:nori"];

function move(verb: string, ...refs: string[]): Move {
  return { text: refs.join(" "), label: "", verb, refs, seldom: false, routine: false, leads: [], n: 0, desk: -1 };
}

function zone(owner: number | null, ...refs: string[]) {
  return { owner, items: refs.map((ref) => ({ refs: [ref] })) };
}

/** A hand of mine, a fridge, two stalls of a market; and these moves. */
function table(...moves: Move[]): Update {
  const zones = [zone(0, "hand/leek", "hand/rice"), zone(null, ...FRIDGE)];
  const spots = ["meat-1", "meat-2", "fruit-1", "fruit-2"].map((ref, at) => ({ refs: [ref], row: at >> 1 }));
  return { you: 0, zones, sites: [{ spots }], seats: [{ ref: "seat_1" }, { ref: "seat_2" }], moves } as unknown as Update;
}

/** What is lit at first of the first of these moves; everything but `away` can be touched. */
function lit(moves: Move[], away = ""): string[] {
  const onBoard = new Set(moves.flatMap((one) => one.refs).filter((ref) => ref !== away));
  return whereToLook(table(...moves), moves[0]?.refs ?? [], onBoard);
}

describe("the first depth of a hint", () => {
  it("is where something of mine would go, not what", () => {
    expect(lit([move("play", "hand/leek", "bowl_1"), move("play", "hand/rice", "bowl_2")])).toEqual(["bowl_1"]);
  });

  it("is all that may be taken from there, where a move is one thing", () => {
    const take = FRIDGE.map((ref) => move("take", ref));
    expect(lit([...take, move("pass", "bell")])).toEqual(FRIDGE);
  });

  it("leaves out what cannot be touched", () => {
    expect(lit([move("take", "card:egg"), move("keep", "hand/leek"), move("keep", "hand/rice")])).toHaveLength(3);
  });

  it("is the row of a place that has rows, before the whole place", () => {
    const stands = ["meat-1", "meat-2", "fruit-1"].map((ref) => move("stand", ref));
    expect(lit(stands)).toEqual(["meat-1", "meat-2"]);
    expect(lit([...stands].reverse())).toEqual(["meat-1", "meat-2", "fruit-1"]);
  });

  it("is everything of the kind, where nothing else lies there", () => {
    const draws = [move("draw", "pile_1"), move("draw", "pile_2"), move("pass", "bell")];
    expect(lit(draws)).toEqual(["pile_1", "pile_2"]);
    expect(lit([move("draw", "pile_1"), move("pass", "bell")])).toEqual(["pile_1", "bell"]);
  });

  it("is a place that is named by all that lies there", () => {
    const market = move("market", "meat-1", "meat-2", "fruit-1", "fruit-2");
    expect(lit([market, move("end", "bell")])).toEqual(market.refs);
  });

  it("is what could be touched, where the move is to let it be", () => {
    expect(lit([move("no-order", "no-order"), ...FRIDGE.map((ref) => move("order", ref))], "no-order")).toEqual(FRIDGE);
  });

  it("is the thing itself where there is no other, and nothing where nothing stands for it", () => {
    expect(lit([move("draw", "pile_1"), move("pass")])).toEqual(["pile_1"]);
    expect(lit([move("draw", "pile_1")], "pile_1")).toEqual([]);
  });
});
