import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latest } from "../src/lib/log";
import type { LogLine, Update } from "../src/lib/protocol";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
const { SceneQueue } = await import("../src/lib/scene_queue.svelte");

function table(n: number): Update {
  return { n, you: 0, acting: [1], zones: [], seats: [], over: false, clocks: {}, moves: [] } as unknown as Update;
}

function line(i: number): LogLine {
  return { i, entry: i, key: "", text: "", args: {}, seats: [1], seat: 1, refs: [], rule: "", motion: null, motions: [] } as unknown as LogLine;
}

/** What others did so many times, each heard at once. */
function heard(scenes: InstanceType<typeof SceneQueue>, ...pictures: number[]): void {
  for (const n of pictures) scenes.hear(table(n), Array.from({ length: n }, (_, i) => line(i)), n === 1);
}

/** A card comes out of the oven. */
function out(i: number): LogLine {
  return { ...line(i), key: "out", motion: { source: "oven", target: "table", face: "olive", n: 1, chips: [] } };
}

function zone(scenes: InstanceType<typeof SceneQueue>, id: string): number {
  return scenes.shown?.zones.find((one) => one.id === id)?.items.length ?? 0;
}

/** What a number becomes in this time, each once. */
async function watched(scenes: InstanceType<typeof SceneQueue>, number: () => number, ms: number): Promise<number[]> {
  const seen = [number()];
  for (let at = 0; at < ms && scenes.telling; at += 20) {
    await vi.advanceTimersByTimeAsync(20);
    if (number() !== seen.at(-1)) seen.push(number());
  }
  return seen;
}

describe("a queue of scenes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, querySelectorAll: () => [], querySelector: () => null, getElementById: () => null });
    vi.stubGlobal("CSS", { escape: (name: string) => name });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells one picture after the other", async () => {
    const scenes = new SceneQueue();
    heard(scenes, 1, 2, 3);
    expect(scenes.shown?.n).toBe(1); // somebody leans in first
    await vi.advanceTimersByTimeAsync(200);
    expect(scenes.shown?.n).toBe(2);
    await vi.runAllTimersAsync();
    expect([scenes.shown?.n, scenes.telling]).toEqual([3, false]);
  });

  it("makes a line that takes its time the headline, whoever did it", async () => {
    const scenes = new SceneQueue();
    scenes.beats = { out: 500 };
    const said = { ...line(1), key: "out", text: "He draws a card.", seats: [], seat: -1 };
    scenes.hear(table(1), [line(0)], true);
    scenes.hear(table(2), [line(0), said], false);
    await vi.advanceTimersByTimeAsync(200);
    expect(scenes.shown?.status).toBe("He draws a card.");
    await vi.runAllTimersAsync();
    expect(scenes.shown?.n).toBe(2);
  });

  it("knows which line is the headline, so that nothing beside it says it again", async () => {
    const scenes = new SceneQueue();
    scenes.beats = { out: 500 };
    const lines = [0, 1, 2].map((i) => ({ ...line(i), key: "out", text: `line ${i}` }));
    const beside = () => latest(scenes.log, 2, [scenes.headline]).map((one) => one.i);
    scenes.hear(table(1), lines.slice(0, 1), true);
    expect(beside()).toEqual([0]);
    scenes.hear(table(2), lines, false);
    await vi.advanceTimersByTimeAsync(200);
    expect([scenes.shown?.status, ...beside()]).toEqual(["line 1", 0]);
    await vi.advanceTimersByTimeAsync(500);
    expect([scenes.shown?.status, ...beside()]).toEqual(["line 2", 0, 1]);
    await vi.runAllTimersAsync();
    expect(beside()).toEqual([1, 2]); // the question stands there again
  });

  it("gives a line its time where the game asks for it", async () => {
    const scenes = new SceneQueue();
    scenes.beats = { out: 500 };
    const lines = [line(0), ...[1, 2, 3].map((i) => ({ ...line(i), key: "out" }))];
    scenes.hear(table(1), lines.slice(0, 1), true);
    scenes.hear(table(2), lines, false);
    await vi.advanceTimersByTimeAsync(200);
    expect(scenes.log.length).toBe(2); // the first of what came out
    await vi.advanceTimersByTimeAsync(500);
    expect(scenes.log.length).toBe(3);
    await vi.runAllTimersAsync();
    expect([scenes.log.length, scenes.telling]).toEqual([4, false]);
  });

  it("tells everything, however much there is, one picture at a time", async () => {
    const scenes = new SceneQueue();
    heard(scenes, ...Array.from({ length: 30 }, (_, n) => n + 1));
    const seen = await watched(scenes, () => scenes.shown?.n ?? 0, 14_000);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => n + 1)); // none left out
  });

  it("goes quicker when many wait, but no event is over in less than 0.3 seconds", async () => {
    const scenes = new SceneQueue();
    heard(scenes, ...Array.from({ length: 60 }, (_, n) => n + 1));
    let last = scenes.shown?.n;
    for (let shown = 0; shown < 40; shown++) {
      await vi.advanceTimersByTimeAsync(300);
      expect(scenes.shown?.n).toBeLessThanOrEqual((last ?? 0) + 1);
      last = scenes.shown?.n;
    }
  });

  it("keeps up with a clock", async () => {
    const scenes = new SceneQueue();
    for (let n = 1; n <= 60; n++) {
      const lines = Array.from({ length: n }, (_, i) => line(i));
      scenes.hear({ ...table(n), clocks: { "": 60 } } as unknown as Update, lines, n === 1);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(scenes.shown?.n).toBeGreaterThan(45);
  });

  it("asks nothing, and is not over, before a long scene has been told to its end", async () => {
    const scenes = new SceneQueue();
    scenes.beats = { out: 500 };
    const lines = [line(0), ...Array.from({ length: 30 }, (_, i) => out(i + 1))];
    const pile = { id: "oven", items: Array.from({ length: 30 }, (_, i) => ({ id: String(i), face: "", chips: [] })) };
    scenes.hear({ ...table(1), zones: [pile] } as unknown as Update, lines.slice(0, 1), true);
    const asked = { ...table(2), acting: [0], moves: [{}], over: true, status: "yours" };
    scenes.hear(asked as unknown as Update, lines, false);
    const oven = await watched(scenes, () => (scenes.shown?.over ? -1 : zone(scenes, "oven")), 12_000);
    expect(oven).toEqual(Array.from({ length: 31 }, (_, n) => 30 - n).slice(0, oven.length)); // card by card
    expect(oven.length).toBeGreaterThan(15);
    expect(zone(scenes, "table")).toBe(30 - zone(scenes, "oven"));
    expect([scenes.shown?.acting, scenes.shown?.moves]).toEqual([[], []]);
    await vi.runAllTimersAsync();
    expect([scenes.shown?.over, scenes.shown?.acting]).toEqual([true, [0]]);
  });

  it("never goes back behind what a jump has shown", async () => {
    const scenes = new SceneQueue();
    heard(scenes, 1, 2, 3, 4);
    scenes.jump(); // while the second picture is about to be told
    expect(scenes.shown?.n).toBe(4);
    await vi.runAllTimersAsync();
    expect([scenes.shown?.n, scenes.telling]).toEqual([4, false]);
  });

  it("shows the last picture when it is skipped", async () => {
    const scenes = new SceneQueue();
    heard(scenes, 1, 2);
    scenes.jump();
    expect(scenes.shown?.n).toBe(2);
    await vi.runAllTimersAsync();
    expect(scenes.shown?.n).toBe(2);
  });
});
