import { describe, expect, it } from "vitest";

// A game's page matches what it is given: refs with refs, keys with keys. What a thing is, which move
// does what and where it leads is said by the table's description, so no page takes notation, labels or
// names of places apart, or puts them together.

const sources: Record<string, string> = import.meta.glob("../../src/tablee/games/*/client/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const CUT = /\.(?:split|match|matchAll|replace|replaceAll|startsWith|endsWith|substring|charAt|test|exec)\(/;
const TEXT = /\b(?:face|label|id|text|ref|refs\[\d\]|name|key|note|value)\)?\??\.(?:slice|at|indexOf|includes)\(/; // these are texts, not lists
const BUILT = /`[a-z]+(?:[-_][a-z]+)*[ _:/]\$\{|\}\/card:/; // `deck_${name}`, `buy ${face}`, `card:${face}`
const GUARDS = [CUT, TEXT, BUILT];

function found(code: string): string[] {
  const script = code.replace(/<style>[\s\S]*<\/style>/, "");
  return script.split("\n").filter((line) => GUARDS.some((guard) => guard.test(line)));
}

describe("a game's page", () => {
  it.each(Object.entries(sources))("takes no text apart and puts none together: %s", (_, code) => {
    expect(found(code)).toEqual([]);
  });

  it("would be found out", () => {
    const bad = [
      "const pair = id.slice(5);",
      'zone.id.startsWith("look_")',
      "/-\\d$/.test(face)",
      "move.text === `offer ${seat + 1}`",
      "refs={[`seat_${seat + 1}`]}",
      "`${place}/card:${face}`",
      "label.slice(0, 1)",
      'text.split(" ")',
    ];
    expect(bad.filter((line) => !found(line).length)).toEqual([]);
    const good = ["log.slice(mine + 1)", "drawing(`sign-${key}`)", "`×${n}`", "style:--p={`var(--p-${look.pattern})`}", "move.refs.includes(ref)"];
    expect(good.filter((line) => found(line).length)).toEqual([]);
  });
});
