import { describe, expect, it } from "vitest";
import type { Move, Update } from "../src/lib/protocol";
import { answerOf, stillStanding } from "../src/lib/autoplay";

const move = (text: string): Move => ({ text, label: text, verb: text, refs: [], seldom: false, routine: false, leads: [], n: 0, desk: -1 });
const PASS = move("pass");
const BUY = move("buy");
const DONE = { text: "pass", label: "Done for today", until: "a1" };

function table(moves: Move[], standing: Update["standing"], acting = [0]): Update {
  return { you: 0, acting, moves, standing } as unknown as Update;
}

describe("an answer left standing", () => {
  it("is given again as long as its word is the same", () => {
    expect(answerOf(table([PASS, BUY], DONE), "a1")).toBe(PASS);
    expect(answerOf(table([PASS, BUY], { ...DONE, until: "b2" }), "a1")).toBeNull();
    expect(answerOf(table([PASS, BUY], null), "a1")).toBeNull();
  });

  it("is given by nobody who has not left it", () => {
    expect(answerOf(table([PASS, BUY], DONE), "")).toBeNull();
    expect(stillStanding(table([PASS, BUY], DONE), "")).toBeNull();
  });

  it("answers no other question, and stands while that is asked", () => {
    const offered = table([move("accept"), move("decline")], DONE);
    expect(answerOf(offered, "a1")).toBeNull();
    expect(stillStanding(offered, "a1")).toBe(DONE);
  });

  it("waits while others decide", () => {
    expect(answerOf(table([], DONE, [1]), "a1")).toBeNull();
    expect(answerOf(table([PASS], null, [1]), "")).toBeNull();
  });
});

describe("one answer", () => {
  it("is no question", () => {
    expect(answerOf(table([BUY], null), "")).toBe(BUY);
  });
});
