// What all tables share knows no game: none by its name, and no drawing of one by its own.

import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const games = Object.keys(import.meta.glob("../../src/tablee/games/*/client/index.ts")).map((path) => path.split("/").at(-3) ?? "");
const NAMED = new RegExp(`\\b(${games.join("|")})\\b|\\bdrawing\\W*\\(["'\`]`);

describe("what all tables share", () => {
  it("is asked about every game there is", () => {
    expect(games.length).toBeGreaterThan(4);
    expect(Object.keys(sources).length).toBeGreaterThan(90);
  });

  it.each(["const DAILY = 'ramen';", 'emblem.ramen', 'at.module.drawing("mentor")', 'module.drawing?.("oven")'])("would be found out: %s", (line) => {
    expect(NAMED.test(line)).toBe(true);
  });

  it.each(Object.entries(sources))("names none in %s", (_, text) => {
    expect(text.split("\n").filter((line) => NAMED.test(line))).toEqual([]);
  });
});
