import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Update } from "../src/lib/protocol";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
const { Story } = await import("../src/lib/story.svelte");

function table(n: number): Update {
  return { n, you: 0, acting: [1], zones: [], seats: [], over: false } as unknown as Update;
}

function line(i: number): LogLine {
  return { i, entry: i, key: "", text: "", args: {}, seats: [1], refs: [], rule: "" } as unknown as LogLine;
}

/** What others did so many times, each heard at once. */
function heard(story: InstanceType<typeof Story>, ...pictures: number[]): void {
  for (const n of pictures) story.hear(table(n), Array.from({ length: n }, (_, i) => line(i)), n === 1);
}

describe("a story", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, querySelectorAll: () => [], getElementById: () => null });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells one picture after the other", async () => {
    const story = new Story();
    heard(story, 1, 2, 3);
    expect(story.shown?.n).toBe(1); // somebody leans in first
    await vi.advanceTimersByTimeAsync(200);
    expect(story.shown?.n).toBe(2);
    await vi.runAllTimersAsync();
    expect([story.shown?.n, story.telling]).toEqual([3, false]);
  });

  it("gives a line its time where the game asks for it", async () => {
    const story = new Story();
    story.beats = { out: 500 };
    const lines = [line(0), ...[1, 2, 3].map((i) => ({ ...line(i), key: "out" }))];
    story.hear(table(1), lines.slice(0, 1), true);
    story.hear(table(2), lines, false);
    await vi.advanceTimersByTimeAsync(200);
    expect(story.log.length).toBe(2); // the first of what came out
    await vi.advanceTimersByTimeAsync(500);
    expect(story.log.length).toBe(3);
    await vi.runAllTimersAsync();
    expect([story.log.length, story.telling]).toEqual([4, false]);
  });

  it("never goes back behind what a jump has shown", async () => {
    const story = new Story();
    heard(story, 1, 2, 3, 4);
    story.jump(); // while the second picture is about to be told
    expect(story.shown?.n).toBe(4);
    await vi.runAllTimersAsync();
    expect([story.shown?.n, story.telling]).toEqual([4, false]);
  });

  it("shows the last picture when it is skipped", async () => {
    const story = new Story();
    heard(story, 1, 2);
    story.jump();
    expect(story.shown?.n).toBe(2);
    await vi.runAllTimersAsync();
    expect(story.shown?.n).toBe(2);
  });
});
