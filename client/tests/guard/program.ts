// All of the client as one program of the compiler: shared parts, games' tables, and Svelte files as
// what they say.

import ts from "typescript";
import { asTypeScript } from "./svelte_as_typescript";

const CONFIG = ts.sys.resolvePath("tsconfig.json");
const here = ts.sys.resolvePath(".");
const games = ts.sys.resolvePath("../src/tablee/games");
export const PROTOCOL = ts.sys.resolvePath("src/lib/protocol.ts");

/** The files written by hand, by their place in the repository. */
export function sources(): string[] {
  const read = (folder: string) => ts.sys.readDirectory(folder, [".ts", ".svelte"], ["**/node_modules/**"]);
  const tables = read(games).filter((file) => file.includes("/client/"));
  return [...read(`${here}/src`), ...tables].filter((file) => file !== PROTOCOL && !file.endsWith(".d.ts"));
}

export function pathOf(file: string): string {
  return file.startsWith(here) ? `client/${file.slice(here.length + 1)}` : `games/${file.slice(games.length + 1)}`;
}

/** What a file is called among the compiler's: `Board.svelte` is read as `Board.svelte.ts`. */
export function compiled(file: string): string {
  return file.endsWith(".svelte") ? `${file}.ts` : file;
}

/** `extra`: files that are not there, by name, to be read beside the others. */
export function programOf(extra: Record<string, string> = {}): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(CONFIG, ts.sys.readFile).config, ts.sys, here);
  const host = ts.createCompilerHost(options, true);
  const made = (name: string): string | undefined => {
    if (name in extra) return extra[name];
    const svelte = name.endsWith(".svelte.ts") ? ts.sys.readFile(name.slice(0, -".ts".length)) : undefined;
    return svelte === undefined ? undefined : asTypeScript(svelte);
  };
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => fileExists(name) || made(name) !== undefined;
  host.readFile = (name) => (fileExists(name) ? readFile(name) : made(name));
  host.getSourceFile = (name, target, ...rest) => {
    if (fileExists(name)) return getSourceFile(name, target, ...rest);
    const text = made(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
  };
  return ts.createProgram([...sources().map(compiled), ...Object.keys(extra)], { ...options, noEmit: true }, host);
}
