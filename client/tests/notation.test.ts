import { describe, expect, it } from "vitest";

// The page matches what it is given: refs with refs, keys with keys, numbers as numbers. What a thing is,
// which move does what and where it leads is said by the table's description, so nothing on the page takes
// notation, labels or names of places apart, puts them together, or reads a number out of a text.

const sources: Record<string, string> = import.meta.glob(["../src/**/*.{svelte,ts}", "../../src/tablee/games/*/client/**/*.{svelte,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// What these read is no description of a table.
const EXCEPT: Record<string, string> = {
  "../src/lib/search.ts": "what somebody typed",
  "../src/lib/typeset.ts": "how words are set, never what they mean",
  "../src/lib/route.svelte.ts": "addresses of this page",
  "../src/lib/written.ts": "an attribute that this page wrote itself",
  "../src/lib/games.ts": "paths of the files it is built from",
};

const CUT = /\.(?:split|match|matchAll|replace|replaceAll|startsWith|endsWith|substring|charAt|charCodeAt|test|exec|normalize)\(/;
const TEXT = /\b(?:face|label|id|text|ref|refs\[\d\]|name|key|note|value|place|source|target|title|status)\)?\??\.(?:slice|at|indexOf|includes)\(/; // these are texts, not lists
const BUILT = /`[a-z]+(?:[-_][a-z]+)*[ _:/]\$\{|\}\/card:|`\$\{\w+\}_\$\{/; // `deck_${name}`, `buy ${face}`, `card:${face}`, `${name}_${seat}`
const NUMBER = /\b(?:Number|parseInt|parseFloat)\((?![^)]*===)/; // but for a comparison, which is none
const FIRST = /\b(?:chips|meters|refs|spots)\[\d\]|\b(?:chips|meters|refs)(?:\.at\(|\.slice\()/; // by position, not by key
const GUARDS = [CUT, TEXT, BUILT, NUMBER, FIRST];

function found(code: string): string[] {
  const script = code.replace(/<style>[\s\S]*<\/style>/, "");
  return script.split("\n").filter((line) => GUARDS.some((guard) => guard.test(line)));
}

describe("the page", () => {
  const read = Object.entries(sources).filter(([file]) => !(file in EXCEPT));

  it.each(read)("takes no text apart and puts none together: %s", (_, code) => {
    expect(found(code)).toEqual([]);
  });

  it("is all read, but for files that are there and need it", () => {
    expect(read.length).toBeGreaterThan(150);
    for (const file of Object.keys(EXCEPT)) expect(found(sources[file] ?? "").length, file).toBeGreaterThan(0);
  });

  it("would be found out", () => {
    const bad = [
      "const pair = id.slice(5);",
      'zone.id.startsWith("look_")',
      "/-\\d$/.test(face)",
      "move.text === `offer ${seat + 1}`",
      "refs={[`seat_${seat + 1}`]}",
      "`${place}/card:${face}`",
      "`${name}_${seat + 1}`",
      "label.slice(0, 1)",
      'text.split(" ")',
      "sum + Number(cell.text)",
      "parseInt(ghost.mark)",
      "head.chips[0]?.text",
      "const worth = spot.meters[0];",
      "title.includes(label)",
      "ref.slice(ref.indexOf(0) + 1)",
    ];
    expect(bad.filter((line) => !found(line).length)).toEqual([]);
    const good = [
      "log.slice(mine + 1)",
      "drawing(`sign-${key}`)",
      "`×${n}`",
      "style:--p={`var(--p-${look.pattern})`}",
      "move.refs.includes(ref)",
      'Number(b.state === "mine") - Number(a.state === "mine")',
    ];
    expect(good.filter((line) => found(line).length)).toEqual([]);
  });
});
