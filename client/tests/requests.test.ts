// What the page sends is checked by the compiler against the server's own messages: no field of a
// request can change its name there and keep its old one here.

import ts from "typescript";
import { describe, expect, it } from "vitest";

const protocol = ts.sys.resolvePath("src/lib/protocol.ts");
const api = ts.sys.resolvePath("src/lib/api.ts");
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const files = new Map<string, ts.SourceFile | undefined>();

function parsed(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}

/** What the compiler says of the page's requests if the protocol read so. */
function mistakes(text: string): string[] {
  const getSourceFile = (file: string) => {
    if (file === protocol) return parsed(file, text);
    if (!files.has(file)) files.set(file, host.getSourceFile(file, ts.ScriptTarget.ES2022));
    return files.get(file);
  };
  const program = ts.createProgram([api], options, { ...host, getSourceFile });
  const found = program.getSemanticDiagnostics(program.getSourceFile(api));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

const written = ts.sys.readFile(protocol) ?? "";

/** The types of what is sent: the second word of every `post`. */
function sent(): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "post") found.push(node.typeArguments?.[1]?.getText() ?? "unknown");
    ts.forEachChild(node, visit);
  };
  visit(parsed(api, ts.sys.readFile(api) ?? ""));
  return [...new Set(found)].filter((name) => name !== "Nothing");
}

function fieldsOf(name: string): ts.PropertySignature[] {
  const found = parsed(protocol, written).statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return found && ts.isInterfaceDeclaration(found) ? found.members.filter(ts.isPropertySignature) : [];
}

const fields = sent().flatMap((name) => fieldsOf(name).map((field) => [`${name}.${field.name.getText()}`, field] as const));
const UNSENT = ["Question.text"]; // the page asks about things that are touched, never about a notation

describe("requests", { timeout: 60_000 }, () => {
  it("are right as they are, and all of them are messages of the server", () => {
    expect(mistakes(written)).toEqual([]);
    expect(sent().filter((name) => !fieldsOf(name).length)).toEqual([]);
  });

  it.each(fields.filter(([name]) => !UNSENT.includes(name)))("would not compile if %s were called otherwise", (_, { name }) => {
    expect(mistakes(`${written.slice(0, name.getStart())}renamed${written.slice(name.end)}`)).not.toEqual([]);
  });
});
