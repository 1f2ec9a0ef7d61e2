import { describe, expect, it } from "vitest";
import type { Move } from "../src/lib/protocol";
import { countFor, matching, reachable, touch } from "../src/lib/selection";

function move(card: string, bowl: string): Move {
  const refs = [`card:${card}`, `card_${card}`, `card:${bowl}`, `bowl_${bowl}`];
  return { text: `${card}@${bowl}`, label: `${card} in ${bowl}`, verb: "play", refs };
}

const moves = ["no4", "ch1"].flatMap((card) => ["1", "2"].map((bowl) => move(card, bowl)));

describe("touch anything", () => {
  it("filters by what is selected, whichever comes first", () => {
    expect(matching(moves, ["card:no4", "bowl_2"]).map((m) => m.text)).toEqual(["no4@2"]);
    expect(matching(moves, ["bowl_2", "card:no4"]).map((m) => m.text)).toEqual(["no4@2"]);
  });

  it("lights up what the remaining moves still need", () => {
    const lit = reachable(moves, ["card:no4"]);
    expect(lit.has("bowl_1")).toBe(true);
    expect(lit.has("card:ch1")).toBe(false);
  });

  it("takes a selection back when it is touched again", () => {
    expect(touch(moves, ["card:no4"], "card:no4")).toEqual([]);
  });

  it("starts anew with a thing that fits nothing selected", () => {
    expect(touch(moves, ["card:no4"], "card:ch1")).toEqual(["card:ch1"]);
  });

  it("keeps the selection when a thing has no move at all", () => {
    const before = ["card:no4"];
    expect(touch(moves, before, "card:me7")).toBe(before);
  });

  it("counts the moves a thing takes part in", () => {
    expect(countFor(moves, [], ["card:no4"])).toBe(2);
    expect(countFor(moves, ["bowl_1"], ["card:no4"])).toBe(1);
    expect(countFor(moves, [], ["card:me7"])).toBe(0);
  });
});
