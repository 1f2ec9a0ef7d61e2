import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const locales: Record<string, string> = import.meta.glob("../src/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources: Record<string, string> = import.meta.glob(
  ["../src/**/*.{svelte,ts}", "../../src/tablee/games/*/client/*.{svelte,ts}"],
  { query: "?raw", import: "default", eager: true },
);

function source(language: string): string {
  return locales[`../src/locales/${language}.ftl`] ?? "";
}

function ids(language: string): string[] {
  return [...source(language).matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1] as string);
}

function variables(language: string): Map<string, string> {
  const parts = source(language).split(/^(?=[a-z][a-z-]* =)/m);
  return new Map(
    parts.map((part) => {
      const names = new Set([...part.matchAll(/\$([a-z]+)/g)].map((found) => found[1]));
      return [part.split(" ")[0] as string, [...names].sort().join(" ")];
    }),
  );
}

describe("the client's words", () => {
  it.each(["en", "fr"])("can be read: %s", (language) => {
    const errors = new FluentBundle(language).addResource(new FluentResource(source(language)));
    expect(errors).toEqual([]);
    expect(ids(language).length).toBeGreaterThan(100);
  });

  it("are the same in both languages, with the same variables", () => {
    expect([...ids("fr")].sort()).toEqual([...ids("en")].sort());
    expect(new Set(ids("en")).size).toBe(ids("en").length);
    const french = variables("fr");
    for (const [id, names] of variables("en")) expect(french.get(id), id).toBe(names);
  });

  it("are all there, and all used", () => {
    const code = Object.values(sources).join("\n");
    const used = new Set([...code.matchAll(/\bt\("([a-z-]+)"/g)].map((found) => found[1] as string));
    expect([...used].filter((id) => !ids("en").includes(id))).toEqual([]);
    expect(ids("en").filter((id) => !used.has(id))).toEqual([]);
  });

  it("are no keys: two lines may read the same", () => {
    const keyed = /\{#each [^}]*\((\w+\.)?(line|reason|label|sentence|words)\)\}/g;
    for (const [file, code] of Object.entries(sources)) expect(code.match(keyed) ?? [], file).toEqual([]);
  });

  it("part a name from its value as the language does", () => {
    const parted = /\} ?: \$\{|\{t\([^}]*\} ?: \{|join\(" ?: "\)/g;
    for (const [file, code] of Object.entries(sources)) expect(code.match(parted) ?? [], file).toEqual([]);
  });

  it("are read aloud, not keys", () => {
    const read = /\b(alt|title|aria-label)=\{(key|`[^`]*\$\{key\}[^`]*`)\}/g;
    for (const [file, code] of Object.entries(sources)) expect(code.match(read) ?? [], file).toEqual([]);
  });
});
