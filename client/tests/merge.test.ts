import { describe, expect, it } from "vitest";
import { complete, received } from "../src/lib/merge";
import type { Spot, Update, Zone } from "../src/lib/protocol";

function table(): Update {
  const zones = [
    { id: "pile", label: "Pile", layout: "pile", items: [{ count: 3 }] },
    { id: "hand_1", label: "Hand", layout: "hand", items: [{ face: "no4" }], owner: 0 },
  ];
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, side: seat, ref: `seat_${seat + 1}` }));
  const text = JSON.stringify({ t: "update", n: 1, seen: "1-a", reset: true, log: [], seats, zones, sites: [], facts: { day: 1, locked: ["stall-1"] }, moves: [] });
  return received(null, text);
}

function after(changes: object): Update {
  return received(table(), JSON.stringify({ t: "changes", n: 2, seen: "2-b", reset: false, log: [], ...changes }));
}

describe("what the wire leaves out", () => {
  it("is filled in, down to the smallest part", () => {
    const hand = table().zones[1] as Zone;
    expect([hand.note, hand.seen, hand.items[0]?.chips, hand.items[0]?.count]).toEqual(["", "all", [], 1]);
  });

  it("are cards that lie face down together", () => {
    expect(table().zones[0]?.items.map((item) => item.id)).toEqual(["pile:#1", "pile:#2", "pile:#3"]);
  });

  it("is where each thing lies, and which of its kind it is there", () => {
    const items = [{ face: "egg" }, { face: "leek" }, { face: "egg" }];
    const pantry = complete<Zone>("Zone", { id: "pantry_1", items });
    expect(pantry.items.map((item) => item.id)).toEqual(["pantry_1:egg#1", "pantry_1:leek#1", "pantry_1:egg#2"]);
    expect(new Set(pantry.items.map((item) => item.place))).toEqual(new Set(["pantry_1"]));
  });

  it("is that moves call a place by its own name, where it has one", () => {
    expect(complete<Zone>("Zone", { id: "bowl_1", items: [] }).refs).toEqual(["bowl_1"]);
    expect(complete<Zone>("Zone", { id: "deck_wine", items: [], refs: ["draw-wine"] }).refs).toEqual(["deck_wine", "draw-wine"]);
    expect(complete<Spot>("Spot", { id: "place_island", label: "" }).refs).toEqual(["place_island"]);
    expect(complete<Spot>("Spot", { label: "", refs: ["n_3"] }).refs).toEqual(["n_3"]);
  });

  it("leaves nothing behind in the defaults", () => {
    complete<Zone>("Zone", { id: "a", items: [] }).items.push(...(table().zones[1] as Zone).items);
    expect(complete<Zone>("Zone", { id: "b", items: [] }).items).toEqual([]);
  });
});

describe("changes", () => {
  it("keep what they do not name", () => {
    const now = after({ moves: [{ text: "no4@1", label: "Nori", verb: "play" }] });
    expect(now.n).toBe(2);
    expect(now.zones).toHaveLength(2);
    expect(now.moves[0]?.refs).toEqual([]);
  });

  it("replace a zone by its id, in its place", () => {
    const now = after({ zones: [{ id: "pile", label: "Pile", layout: "pile", items: [] }] });
    expect(now.zones.map((zone) => [zone.id, zone.items.length])).toEqual([["pile", 0], ["hand_1", 1]]);
  });

  it("replace somebody by their seat", () => {
    const now = after({ seats: [{ seat: 1, name: "Bo", side: 1, ref: "seat_2" }] });
    expect(now.seats.map((seat) => seat.name)).toEqual(["P0", "Bo"]);
    expect(after({}).seats).toEqual(table().seats);
  });

  it("replace a fact by its key", () => {
    expect(after({ facts: { day: 2 } }).facts).toEqual({ day: 2, locked: ["stall-1"] });
    expect(after({}).facts).toEqual(table().facts);
  });

  it("bring zones and take them away as their order says", () => {
    const bowl = { id: "bowl_1", label: "Bowl", layout: "fan", items: [] };
    const now = after({ zones: [bowl], order: { zones: ["bowl_1", "hand_1"] } });
    expect(now.zones.map((zone) => zone.id)).toEqual(["bowl_1", "hand_1"]);
  });
});
