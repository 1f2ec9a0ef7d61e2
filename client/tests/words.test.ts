import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

function bundle(language: string): FluentBundle {
  const words = new FluentBundle(language);
  const source = readFileSync(new URL(`../src/locales/${language}.ftl`, import.meta.url), "utf8");
  expect(words.addResource(new FluentResource(source))).toEqual([]);
  return words;
}

function ids(language: string): string[] {
  const source = readFileSync(new URL(`../src/locales/${language}.ftl`, import.meta.url), "utf8");
  return [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1] as string);
}

describe("the client's words", () => {
  it("are the same in both languages", () => {
    expect(ids("fr")).toEqual(ids("en"));
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });

  it("are all there, and all used", () => {
    const words = bundle("en");
    const root = new URL("../src/", import.meta.url).pathname;
    const code = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map((file) => readFileSync(root + file, "utf8"))
      .join("\n");
    const used = new Set([...code.matchAll(/\bt\("([a-z-]+)"/g)].map((found) => found[1] as string));
    for (const id of used) expect(words.hasMessage(id), id).toBe(true);
    expect(ids("en").filter((id) => !used.has(id))).toEqual([]);
  });
});
