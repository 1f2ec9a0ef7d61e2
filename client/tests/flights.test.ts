import { describe, expect, it } from "vitest";
import { carried, carriedBy } from "../src/lib/flights";
import type { LogLine, Motion } from "../src/lib/protocol";

function line(i: number, ...motions: [source: string, target: string, face: string, n: number][]): LogLine {
  const moved = motions.map(([source, target, face, n]): Motion => ({ source, target, face, n, chips: [] }));
  return { i, motions: moved, motion: null } as unknown as LogLine;
}

describe("what flies", () => {
  it("is the card that was drawn, once, from where it came", () => {
    const news = [line(1, ["kitchen", "hand_1", "", 2]), line(2, ["", "hand_1", "olive", 1]), line(3, ["", "hand_1", "shrimp", 1])];
    expect(carried(news)).toEqual([
      { face: "olive", from: "kitchen", to: "hand_1" },
      { face: "shrimp", from: "kitchen", to: "hand_1" },
    ]);
    expect(carriedBy(news).map((found) => found.length)).toEqual([0, 1, 1]);
  });

  it("stays face down where nobody says what it is", () => {
    const back = { face: "", from: "kitchen", to: "hand_2" };
    expect(carried([line(1, ["kitchen", "hand_2", "", 2])])).toEqual([{ ...back, after: 0 }, { ...back, after: 60 }]);
  });
});
