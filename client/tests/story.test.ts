import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Update } from "../src/lib/protocol";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
const { Story } = await import("../src/lib/story.svelte");

function table(n: number): Update {
  return { n, you: 0, acting: [1], zones: [], seats: [], over: false, clocks: {}, moves: [] } as unknown as Update;
}

function line(i: number): LogLine {
  return { i, entry: i, key: "", text: "", args: {}, seats: [1], refs: [], rule: "", motion: null, motions: [] } as unknown as LogLine;
}

/** What others did so many times, each heard at once. */
function heard(story: InstanceType<typeof Story>, ...pictures: number[]): void {
  for (const n of pictures) story.hear(table(n), Array.from({ length: n }, (_, i) => line(i)), n === 1);
}

/** A card comes out of the oven. */
function out(i: number): LogLine {
  return { ...line(i), key: "out", motion: { source: "oven", target: "table", face: "olive", n: 1, chips: [] } };
}

function zone(story: InstanceType<typeof Story>, id: string): number {
  return story.shown?.zones.find((one) => one.id === id)?.items.length ?? 0;
}

/** What a number becomes in this time, each once. */
async function watched(story: InstanceType<typeof Story>, number: () => number, ms: number): Promise<number[]> {
  const seen = [number()];
  for (let at = 0; at < ms && story.telling; at += 20) {
    await vi.advanceTimersByTimeAsync(20);
    if (number() !== seen.at(-1)) seen.push(number());
  }
  return seen;
}

describe("a story", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, querySelectorAll: () => [], querySelector: () => null, getElementById: () => null });
    vi.stubGlobal("CSS", { escape: (name: string) => name });
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

  it("makes a line that takes its time the headline, whoever did it", async () => {
    const story = new Story();
    story.beats = { out: 500 };
    const said = { ...line(1), key: "out", text: "He draws a card.", seats: [] };
    story.hear(table(1), [line(0)], true);
    story.hear(table(2), [line(0), said], false);
    await vi.advanceTimersByTimeAsync(200);
    expect(story.shown?.status).toBe("He draws a card.");
    await vi.runAllTimersAsync();
    expect(story.shown?.n).toBe(2);
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

  it("tells everything, however much there is, one picture at a time", async () => {
    const story = new Story();
    heard(story, ...Array.from({ length: 30 }, (_, n) => n + 1));
    const seen = await watched(story, () => story.shown?.n ?? 0, 14_000);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => n + 1)); // none left out
  });

  it("goes quicker when many wait, but no event is over in less than 0.3 seconds", async () => {
    const story = new Story();
    heard(story, ...Array.from({ length: 60 }, (_, n) => n + 1));
    let last = story.shown?.n;
    for (let shown = 0; shown < 40; shown++) {
      await vi.advanceTimersByTimeAsync(300);
      expect(story.shown?.n).toBeLessThanOrEqual((last ?? 0) + 1);
      last = story.shown?.n;
    }
  });

  it("keeps up with a clock", async () => {
    const story = new Story();
    for (let n = 1; n <= 60; n++) {
      const lines = Array.from({ length: n }, (_, i) => line(i));
      story.hear({ ...table(n), clocks: { "": 60 } } as unknown as Update, lines, n === 1);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(story.shown?.n).toBeGreaterThan(45);
  });

  it("asks nothing, and is not over, before a long story has been told to its end", async () => {
    const story = new Story();
    story.beats = { out: 500 };
    const lines = [line(0), ...Array.from({ length: 30 }, (_, i) => out(i + 1))];
    const pile = { id: "oven", items: Array.from({ length: 30 }, (_, i) => ({ id: String(i), face: "", chips: [] })) };
    story.hear({ ...table(1), zones: [pile] } as unknown as Update, lines.slice(0, 1), true);
    const asked = { ...table(2), acting: [0], moves: [{}], over: true, status: "yours" };
    story.hear(asked as unknown as Update, lines, false);
    const oven = await watched(story, () => (story.shown?.over ? -1 : zone(story, "oven")), 12_000);
    expect(oven).toEqual(Array.from({ length: 31 }, (_, n) => 30 - n).slice(0, oven.length)); // card by card
    expect(oven.length).toBeGreaterThan(15);
    expect(zone(story, "table")).toBe(30 - zone(story, "oven"));
    expect([story.shown?.acting, story.shown?.moves]).toEqual([[], []]);
    await vi.runAllTimersAsync();
    expect([story.shown?.over, story.shown?.acting]).toEqual([true, [0]]);
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
