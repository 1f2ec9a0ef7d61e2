import { describe, expect, it } from "vitest";
import { about, cameBack, lastEntry, latest, merged, since, ticketed } from "../src/lib/log";
import { complete } from "../src/lib/merge";
import type { LogLine, Move } from "../src/lib/protocol";

function line(i: number, entry: number, ...seats: number[]): LogLine {
  return complete("LogLine", { i, entry, key: "played", text: `line ${i}`, seats, seat: seats[0] ?? -1 });
}

const log = [line(0, 0), line(1, 1, 0), line(2, 2, 1), line(3, 3, 0), line(4, 3, 1), line(5, 4, 1)];

describe("the log", () => {
  it("grows at its end", () => {
    expect(merged(log.slice(0, 4), log.slice(4)).map((l) => l.i)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("replaces a line that has faded, in its place", () => {
    const faded = { ...line(2, 2), key: "played-faded", text: "gone" };
    const found = merged(log, [faded, line(6, 5, 0)]);
    expect(found.map((l) => l.i)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(found[2]?.text).toBe("gone");
  });

  it("loses the lines that nobody would remember", () => {
    const gone = [1, 3].map((i) => ({ ...line(i, 1), text: "" }));
    expect(merged(log, [...gone, line(6, 5, 0)]).map((l) => l.i)).toEqual([0, 2, 4, 5, 6]);
  });

  it("says nothing that is said elsewhere, and not that somebody waits", () => {
    const more = [...log, { ...line(6, 5, 0), key: "passed", dull: true }];
    expect(latest(more, 2, []).map((l) => l.i)).toEqual([4, 5]);
    expect(latest(more, 2, [5, null]).map((l) => l.i)).toEqual([3, 4]);
  });

  it("leaves off the ticket what is no news, and what the table shows by itself", () => {
    const more = [...log, { ...line(6, 5, 0), dull: true }, { ...line(7, 6, 0), key: "tile-up" }];
    expect(ticketed(more, 2, { unticketed: ["tile-up"] }).map((l) => l.i)).toEqual([4, 5]);
    expect(ticketed(more, 2, null).map((l) => l.i)).toEqual([5, 7]);
  });

  it("says why a question came back: what others did since one passed, or did to oneself", () => {
    const passed = { ...line(6, 5, 0), key: "passed", dull: true };
    const pass = complete<Move>("Move", { text: "pass", label: "", verb: "pass" });
    const now = { you: 0, moves: [pass], standing: { text: "pass", label: "", until: "" } };
    const bought = [...log, passed, { ...line(7, 6, 2), key: "passed", dull: true }, line(8, 7, 1), line(9, 8, 2)];
    expect(cameBack(now, bought)?.i).toBe(8);
    expect(cameBack(now, [...log, passed, line(7, 6, 1, 0)])?.i).toBe(7);
    expect(cameBack(now, [...bought, line(10, 9)])).toBeUndefined(); // a new day
    expect(cameBack(now, [...log, line(6, 5, 0), line(7, 6, 1)])).toBeUndefined(); // one's own deed
    expect(cameBack({ ...now, moves: [] }, bought)).toBeUndefined();
  });

  it("can be read by person", () => {
    expect(about(log, 1).map((l) => l.i)).toEqual([2, 4, 5]);
  });

  it("can be read since one's own last decision", () => {
    expect(since(log, 0).map((l) => l.i)).toEqual([5]);
    expect(since(log, 2).map((l) => l.i)).toEqual([1, 2, 3, 4, 5]);
  });

  it("knows what came with the last decision", () => {
    expect(lastEntry([...log, line(6, 4)]).map((l) => l.i)).toEqual([5, 6]);
    expect(lastEntry([])).toEqual([]);
  });
});
