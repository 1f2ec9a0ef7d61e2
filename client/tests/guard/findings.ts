// What a page must not do with what it is told: take it apart, put names together, reckon with it, or
// find a thing by its place in a row.

import ts from "typescript";
import { isNumber, isText, Told } from "./told";

const SURGERY = ["split", "slice", "substring", "substr", "replace", "replaceAll", "startsWith", "endsWith", "match", "matchAll", "indexOf", "lastIndexOf", "includes", "charAt", "charCodeAt", "codePointAt", "at", "search", "normalize", "concat", "padStart", "padEnd", "repeat", "trim", "toUpperCase", "toLowerCase"];
const BY_PLACE = ["at", "shift", "pop", "splice"];
const READING = ["Number", "parseInt", "parseFloat"];
const SUMS = [
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
];
const WHOSE = /seat|side|^(you|me|own|who|player)$/i;
const EQUALS = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];

/** The expressions of a file that do so, each once. */
export function findings(file: ts.SourceFile, told: Told): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (wrong(node, told)) found.add(node.getText(file).replace(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].sort();
}

function wrong(node: ts.Node, told: Told): boolean {
  if (ts.isElementAccessExpression(node)) return told.isRow(node.expression) && isPosition(node.argumentExpression, told);
  if (ts.isArrayBindingPattern(node)) return takenByPlace(node, told);
  if (ts.isTemplateExpression(node)) return namesSomething(node, told);
  if (ts.isPrefixUnaryExpression(node)) return node.operator !== ts.SyntaxKind.ExclamationToken && told.is(node.operand);
  if (ts.isBinaryExpression(node)) return reckoned(node, told) || chosenByPlace(node, told);
  return ts.isCallExpression(node) && operated(node, told);
}

function typeOf(node: ts.Node, { checker }: Told): ts.Type {
  return checker.getTypeAtLocation(node);
}

/** Not one of a closed list of words. */
function isOpen(node: ts.Expression, told: Told): boolean {
  return isText(typeOf(node, told)) || isNumber(typeOf(node, told));
}

function isCount(node: ts.Node | undefined): boolean {
  if (node && ts.isPrefixUnaryExpression(node)) return isCount(node.operand);
  return node !== undefined && ts.isNumericLiteral(node);
}

/** Words and what is told make a name; signs and blanks beside it do not. */
function namesSomething({ head, templateSpans }: ts.TemplateExpression, told: Told): boolean {
  const between = [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  const glued = between.slice(1, -1).some((text) => !text);
  const open = templateSpans.some(({ expression }) => told.is(expression) && isOpen(expression, told));
  return open && (glued || between.some((text) => /[^\s×·●→+–−,()%]/.test(text)));
}

/** Where in a row, and not whose: a seat is a name. */
function isPosition(node: ts.Expression, told: Told): boolean {
  if (isCount(node)) return true;
  return ts.isIdentifier(node) && isNumber(typeOf(node, told)) && !told.is(node) && !WHOSE.test(node.text);
}

/** A number that says where in a row something is. */
function isPlace(node: ts.Node, told: Told): boolean {
  const declared = ts.isIdentifier(node) ? told.checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  if (!declared) return false;
  if (ts.isVariableDeclaration(declared)) return isIndexOf(declared.initializer, told);
  const made = declared.parent;
  if (!ts.isParameter(declared) || !ts.isFunctionLike(made) || made.parameters[1] !== declared) return false;
  return ts.isCallExpression(made.parent) && ts.isPropertyAccessExpression(made.parent.expression) && told.isRow(made.parent.expression.expression);
}

/** The number of an `{#each}` block. */
function isIndexOf(made: ts.Expression | undefined, told: Told): boolean {
  const [row] = made && ts.isCallExpression(made) && made.expression.getText() === "__index" ? made.arguments : [];
  return row !== undefined && told.isRow(row);
}

function takenByPlace(node: ts.ArrayBindingPattern, told: Told): boolean {
  const initializer = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : undefined;
  const type = typeOf(node, told);
  if (initializer && told.checker.isTupleType(told.checker.getTypeAtLocation(initializer))) return false;
  if (initializer) return told.isRow(initializer);
  return told.checker.isArrayType(type) && told.is(node);
}

function reckoned(node: ts.BinaryExpression, told: Told): boolean {
  const { operatorToken, left, right } = node;
  if (!SUMS.includes(operatorToken.kind) || isOrder(node)) return false;
  return [left, right].some((side) => told.is(side) && isOpen(side, told));
}

/** Which of two comes first, for those who sort. */
function isOrder({ parent }: ts.BinaryExpression): boolean {
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.BarBarToken && isOrder(parent);
  const call = ts.isArrowFunction(parent) ? parent.parent : undefined;
  return call !== undefined && ts.isCallExpression(call) && /[sS]ort(ed)?$/.test(call.expression.getText());
}

/** `n === 1`: which of a row it is says nothing of what it is. */
function chosenByPlace({ operatorToken, left, right }: ts.BinaryExpression, told: Told): boolean {
  if (!EQUALS.includes(operatorToken.kind)) return false;
  const chosen = (one: ts.Expression, other: ts.Expression) => hasPlace(one, told) && (isCount(other) || told.is(other));
  return chosen(left, right) || chosen(right, left);
}

function hasPlace(node: ts.Expression, told: Told): boolean {
  return isPlace(node, told) || (ts.isBinaryExpression(node) && (hasPlace(node.left, told) || hasPlace(node.right, told)));
}

function operated(node: ts.CallExpression, told: Told): boolean {
  const [first] = node.arguments;
  if (READING.includes(node.expression.getText())) return first !== undefined && told.is(first) && isText(typeOf(first, told));
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: on, name } = node.expression;
  if (SURGERY.includes(name.text) && isText(typeOf(on, told))) return told.is(on);
  if (["test", "exec"].includes(name.text)) return first !== undefined && told.is(first);
  const byPlace = name.text === "slice" ? first?.getText() !== "0" : BY_PLACE.includes(name.text); // so many of them is no place
  return byPlace && told.isRow(on) && (isCount(first) || !first);
}
