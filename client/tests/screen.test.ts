import { describe, expect, it } from "vitest";
import { familyOf, markOf } from "../src/lib/looks";
import { complete } from "../src/lib/merge";
import type { Item, Update } from "../src/lib/protocol";
import { nextPerson } from "../src/lib/screen";

const seats = [0, 2].map((seat) => ({ seat, name: `P${seat}`, token: `t${seat}` }));

function table(acting: number[], over = false): Update {
  return { acting, over } as Update;
}

describe("a shared screen", () => {
  it("goes to whoever is asked and sits here", () => {
    expect(nextPerson(table([2]), seats, null)).toBe(1);
    expect(nextPerson(table([2]), seats, 0)).toBe(1);
    expect(nextPerson(table([0, 2]), seats, null)).toBe(0);
  });

  it("stays with the one who is asked", () => {
    expect(nextPerson(table([0, 2]), seats, 1)).toBeNull();
  });

  it("changes hands for nobody else", () => {
    expect(nextPerson(table([1]), seats, 0)).toBeNull();
    expect(nextPerson(table([], true), seats, null)).toBeNull();
    expect(nextPerson(table([2]), seats.slice(0, 1), null)).toBeNull();
  });
});

const item = (said: Partial<Item>) => complete<Item>("Item", said);

describe("faces without a look of their own", () => {
  it("get an initial, and a colour by their number", () => {
    const plain = item({ id: "a", face: "green_pepper", label: "« éclair »", family: 11 });
    expect([markOf(plain), familyOf(plain)]).toEqual(["É", 3]);
  });

  it("keep the game's look where there is one", () => {
    const drawn = item({ id: "no4", face: "no4", label: "Nori 4", mark: "4", family: 1 });
    expect([markOf(drawn), familyOf(drawn)]).toEqual(["4", 1]);
  });
});
