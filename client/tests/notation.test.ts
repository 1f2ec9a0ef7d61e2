// The page matches what it is given: refs with refs, keys with keys, numbers as numbers. What a thing is,
// which move does what and where it leads is said by the table's description, so nothing on the page takes
// notation, labels or names of places apart, puts them together, reckons with them, or finds a thing by its
// place in a row. The compiler says where an expression comes from.

import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ADDRESS, EXCEPTIONS, excepted, STYLE } from "./guard/exceptions";
import { findings } from "./guard/findings";
import { ALLOWED, FORBIDDEN, fixture } from "./guard/fixtures";
import OFFENDERS from "./guard/offenders.json";
import { compiled, pathOf, programOf, PROTOCOL, sources } from "./guard/program";
import { Told } from "./guard/told";

const forbidden = Object.fromEntries(FORBIDDEN.map((line, n) => fixture(line, `forbidden_${n}`)));
const allowed = Object.fromEntries(ALLOWED.map((line, n) => fixture(line, `allowed_${n}`)));
const program = programOf({ ...forbidden, ...allowed });
const told = new Told(program.getTypeChecker(), program.getSourceFile(PROTOCOL) as ts.SourceFile);

function foundIn(name: string): string[] {
  const file = program.getSourceFile(name);
  return file ? findings(file, told) : ["it was not read"];
}

const found = new Map(sources().map((file) => [pathOf(file), foundIn(compiled(file))]));
const offenders = new Map<string, string[]>(Object.entries(OFFENDERS));

describe("what all tables share", () => {
  const shared = [...found].filter(([file]) => file.startsWith("client/"));

  it.each(shared)("takes nothing apart and puts nothing together: %s", (file, wrong) => {
    const exceptions = excepted(file);
    expect(wrong.filter((one) => !ADDRESS.test(one) && !STYLE.test(one) && !exceptions.includes(one))).toEqual([]);
  });

  it("has no exception that nobody needs", () => {
    const listed = EXCEPTIONS.flatMap(({ among }) => Object.entries(among));
    for (const [file, some] of listed) expect(found.get(file), file).toEqual(expect.arrayContaining(some));
  });
});

describe("a game's table", () => {
  const tables = [...found].filter(([file]) => file.startsWith("games/"));

  it.each(tables)("does no more of it than it did: %s", (file, wrong) => {
    expect(wrong.filter((one) => !offenders.get(file)?.includes(one))).toEqual([]);
  });

  it.each([...offenders])("has it off the list when it is mended: %s", (file, listed) => {
    expect(listed.filter((one) => !found.get(file)?.includes(one))).toEqual([]);
  });
});

describe("the guard", () => {
  it("has read everything", () => {
    expect([...found].filter(([, wrong]) => wrong.includes("it was not read"))).toEqual([]);
    expect(found.size).toBeGreaterThan(150);
  });

  it.each(Object.entries(forbidden).map(([file], n) => [FORBIDDEN[n], file]))("finds %s", (_, file) => {
    expect(foundIn(file as string)).not.toEqual([]);
  });

  it.each(Object.entries(allowed).map(([file], n) => [ALLOWED[n], file]))("lets pass %s", (_, file) => {
    expect(foundIn(file as string)).toEqual([]);
  });
});
