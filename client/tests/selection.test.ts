import { describe, expect, it } from "vitest";
import { Picking } from "../src/lib/picking.svelte";
import { complete } from "../src/lib/merge";
import type { Item, Move, Site, Zone } from "../src/lib/protocol";
import { worded } from "../src/lib/search";
import { countFor, fitting, labelOf, loose, matching, touch, touching } from "../src/lib/selection";
import { heaps } from "../src/lib/touching";

function move(card: string, bowl: string): Move {
  const refs = [`card:${card}`, `card_${card}`, `card:${bowl}`, `bowl_${bowl}`];
  return complete("Move", { text: `${card}@${bowl}`, label: `Crème ${card} in ${bowl}`, verb: "play", refs });
}

const moves = ["no4", "ch1"].flatMap((card) => ["1", "2"].map((bowl) => move(card, bowl)));

describe("touch anything", () => {
  it("filters by what is selected, whichever comes first", () => {
    expect(matching(moves, ["card:no4", "bowl_2"]).map((m) => m.text)).toEqual(["no4@2"]);
    expect(matching(moves, ["bowl_2", "card:no4"]).map((m) => m.text)).toEqual(["no4@2"]);
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

  it("finds the move that a thing stands for, by any of its names", () => {
    const give = complete<Move>("Move", { text: "give egg", label: "", verb: "give", refs: ["pantry_1/card:egg"] });
    expect(touching([give], ["card:egg", "pantry_1/card:egg"])).toBe(give);
    expect(touching([give], ["card:egg", "pantry_2/card:egg"])).toBeUndefined();
  });

  it("names what a ref stands for", () => {
    const items = [{ face: "no4", label: "Nori 4", refs: ["card:no4"] }];
    const zones = [complete<Zone>("Zone", { id: "bowl_1", label: "Bowl 1", layout: "fan", items })];
    expect(labelOf(zones, [], "bowl_1")).toBe("Bowl 1");
    expect(labelOf(zones, [], "card:no4")).toBe("Nori 4");
    expect(labelOf(zones, [], "card:xx")).toBe("card:xx");
  });
});

describe("typing", () => {
  it("finds a move by its notation before anything else", () => {
    const longer = [...moves, { ...move("no4", "1"), text: "no4@12" }];
    expect(worded(longer, " NO4@1 ").map((m) => m.text)).toEqual(["no4@1"]);
  });

  it("finds moves by parts of their names, without accents", () => {
    expect(worded(moves, "creme 2").map((m) => m.text)).toEqual(["no4@2", "ch1@2"]);
    expect(worded(moves, "")).toEqual(moves);
    expect(worded(moves, "xyz")).toEqual([]);
  });
});

describe("one filter", () => {
  it("leaves the same move, however it was found", () => {
    const ways: ((picking: Picking) => void)[] = [
      (picking) => ["card:ch1", "bowl_2"].forEach((ref) => picking.touch(ref)),
      (picking) => ["bowl_2", "card:ch1"].forEach((ref) => picking.touch(ref)),
      (picking) => (picking.text = "ch1@2"),
      (picking) => (picking.words = "ch1@2"),
      (picking) => {
        picking.touch("bowl_2");
        picking.words = "ch1";
      },
    ];
    for (const way of ways) {
      const picking = new Picking();
      picking.renew(moves);
      expect(picking.only).toBeNull();
      way(picking);
      expect(picking.only?.text).toBe("ch1@2");
      picking.clear();
      expect(picking.left).toEqual(moves);
    }
  });

  it("shows a forced move without being asked, and nothing when there is a choice", () => {
    const picking = new Picking();
    picking.renew(moves.slice(0, 1));
    expect(picking.only?.text).toBe("no4@1");
    expect(picking.chosen).toBe(false);
  });

  it("says when a thing takes part in no move", () => {
    const picking = new Picking();
    picking.renew(moves);
    expect(picking.touch("card:no4")).toBe(true);
    expect(picking.touch("card:me7")).toBe(false);
    expect(picking.refs).toEqual(["card:no4"]);
  });
});

describe("heaps", () => {
  it("lay equal cards on one another and keep the order of the first ones", () => {
    const item = (face: string, n: number) => complete<Item>("Item", { id: `${face}#${n}`, face });
    const found = heaps([item("olive", 1), item("shrimp", 1), item("olive", 2)]);
    expect(found.map((heap) => [heap.item.id, heap.n])).toEqual([
      ["olive#1", 2],
      ["shrimp#1", 1],
    ]);
  });
});

describe("a thing of several names", () => {
  const go: Move = complete("Move", { text: "go north", label: "Go north", verb: "go", refs: ["place_north"] });
  const buy: Move = complete("Move", { text: "buy north", label: "Buy", verb: "buy", refs: ["space_2", "place_north"] });

  it("is touched by the name that a move uses", () => {
    expect(fitting([go, buy], [], ["zone_north", "place_north"])).toBe("place_north");
    expect(fitting([go], [], ["space_2"])).toBeUndefined();
  });

  it("is touched by the name that fits what is selected already", () => {
    expect(fitting([go, buy], ["space_2"], ["place_north"])).toBe("place_north");
    expect(fitting([go, buy], ["place_north"], ["place_north"])).toBe("place_north");
  });

  it("has one name for people: that of its space", () => {
    const spot = { label: "North, $100", text: "North", column: 0, row: 0, refs: ["place_north"] };
    const town = complete<Site>("Site", { id: "town", label: "Town", layout: "grid", spots: [spot] });
    expect(labelOf([], [town], "place_north")).toBe("North, $100");
  });
});

describe("what is a button", () => {
  const named = (text: string, ...refs: string[]): Move => complete("Move", { text, label: text, verb: text.split(" ")[0], refs });
  const [hit, spare, pass] = [named("hit khan", "card:khan"), named("spare khan", "card:khan"), named("pass", "pass")] as const;
  const buttons = (all: Move[], ...board: string[]) => loose(all, [], new Set(board), new Set(["seat_2"])).map((one) => one.text);

  it("is what nothing on the board stands for", () => {
    expect(buttons([hit, pass])).toEqual(["hit khan", "pass"]);
    expect(buttons([hit, pass], "card:khan")).toEqual(["pass"]);
  });

  it("is also what the board does not tell apart", () => {
    expect(buttons([hit, spare, pass], "card:khan")).toEqual(["hit khan", "spare khan", "pass"]);
    expect(buttons([hit, named("hit gohan", "card:gohan")], "card:khan", "card:gohan")).toEqual([]);
  });

  it("is an answer to somebody, but not a face to trade with", () => {
    expect(buttons([named("accept 2", "seat_2"), { ...named("offer 2", "seat_2"), desk: 1 }, hit], "seat_2", "card:khan")).toEqual(["accept 2"]);
  });
});
