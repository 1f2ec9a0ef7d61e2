import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clocks } from "../src/lib/clock.svelte";

describe("clocks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("count down between updates, the phase's own and the alarms beside it", () => {
    vi.stubGlobal("window", globalThis);
    const clocks = new Clocks();
    clocks.start({ "": 60_000, "claim-7-0": 15_000 }, performance.now());
    expect([clocks.own, clocks.alarm("claim-7-0")]).toEqual([60, 15]);
    vi.advanceTimersByTime(4_000);
    expect([clocks.own, clocks.alarm("claim-7-0")]).toEqual([56, 11]);
    expect(clocks.alarm("war-7-0")).toBeUndefined();
    expect(clocks.alarm("")).toBeUndefined();
    clocks.stop();
    expect(clocks.alarm("claim-7-0")).toBeUndefined();
  });
});
