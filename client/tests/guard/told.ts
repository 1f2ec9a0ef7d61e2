// What comes from the server: fields of the protocol's types, and whatever passes them on.

import ts from "typescript";
import { PROTOCOL } from "./program";

const PASSING = ["filter", "find", "findLast", "at", "slice", "reverse", "toReversed", "sort", "toSorted", "concat", "values", "flat", "get"];
const RETURNING = ["map", "flatMap", "by"]; // what their function returns
const MARKUP = ["__item", "__awaited", "$derived", "$state", "untrack"];
const WORDS = ["t"]; // the page's own
const ORDERED = ["LogLine", "Saying"]; // what is told in time has its order

export class Told {
  private readonly known = new Map<ts.Node, boolean>();
  private readonly texts = new Set<string>(); // names of the protocol's texts

  constructor(readonly checker: ts.TypeChecker, protocol: ts.SourceFile) {
    for (const { members } of described(protocol)) {
      for (const field of members.filter(ts.isPropertySignature)) {
        if (field.type?.kind === ts.SyntaxKind.StringKeyword) this.texts.add(field.name.getText());
      }
    }
  }

  /** Whether it is told by the server, as far as one can follow it. */
  is(node: ts.Node | undefined): boolean {
    if (!node) return false;
    const known = this.known.get(node);
    if (known !== undefined) return known;
    this.known.set(node, false); // while it is looked for
    const found = this.follows(node);
    this.known.set(node, found);
    return found;
  }

  /** Things in a row, of which the server says what each is: they are found by that, not by their place. */
  isRow(node: ts.Expression): boolean {
    const type = this.checker.getNonNullableType(this.checker.getTypeAtLocation(node));
    if (!this.checker.isArrayType(type)) return false;
    const [of] = this.checker.getTypeArguments(type as ts.TypeReference);
    const name = of?.getSymbol()?.name ?? "";
    if (ORDERED.includes(name) || this.isListed(node)) return false;
    return this.is(node) || (of !== undefined && this.isMadeOf(of));
  }

  /** One of the protocol's types, or something of the page's own that holds some. */
  private isMadeOf(type: ts.Type): boolean {
    if (this.isField(type.getSymbol())) return true;
    const { declarations } = type.getSymbol() ?? {};
    if (!declarations?.every((one) => ts.isInterfaceDeclaration(one) || ts.isObjectLiteralExpression(one) || ts.isTypeLiteralNode(one))) return false;
    return this.checker.getPropertiesOfType(type).some((part) => {
      const held = this.checker.getTypeOfSymbol(part);
      const [of = held] = this.checker.isArrayType(held) ? this.checker.getTypeArguments(held as ts.TypeReference) : [];
      return this.isField(of.getSymbol());
    });
  }

  /** What the page has put into a row by itself, thing by thing or for each of its own list. */
  private isListed(node: ts.Expression | undefined): boolean {
    if (!node) return false;
    if (ts.isArrayLiteralExpression(node)) return node.elements.every((one) => !ts.isSpreadElement(one));
    if (!ts.isCallExpression(node)) return false;
    if (MARKUP.includes(node.expression.getText())) return this.isListed(node.arguments[0]);
    if (!ts.isPropertyAccessExpression(node.expression)) return false;
    const { expression: list, name } = node.expression;
    return name.text === "map" && !this.isRow(list);
  }

  private isField(symbol: ts.Symbol | undefined): boolean {
    return symbol?.declarations?.some((one) => one.getSourceFile().fileName === PROTOCOL) ?? false;
  }

  private follows(node: ts.Node): boolean {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isAwaitExpression(node)) return this.is(node.expression);
    if (ts.isPropertyAccessExpression(node)) return this.isField(this.checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) return this.is(node.expression);
    if (ts.isConditionalExpression(node)) return this.is(node.whenTrue) || this.is(node.whenFalse);
    if (ts.isBinaryExpression(node)) return this.either(node);
    if (ts.isArrayLiteralExpression(node)) return node.elements.some((one) => ts.isSpreadElement(one) && this.is(one.expression));
    if (ts.isCallExpression(node)) return this.called(node);
    return ts.isIdentifier(node) && this.named(node);
  }

  private either({ operatorToken, left, right }: ts.BinaryExpression): boolean {
    const { kind } = operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return this.is(right);
    const one = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return one && (this.is(left) || this.is(right));
  }

  private called(node: ts.CallExpression): boolean {
    const [first] = node.arguments;
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
    if (WORDS.includes(name)) return false;
    if (MARKUP.includes(name)) return first !== undefined && (this.is(first) || this.returned(first));
    if (RETURNING.includes(name)) return first !== undefined && this.returned(first);
    if (ts.isPropertyAccessExpression(node.expression) && PASSING.includes(name)) return this.is(node.expression.expression);
    const { declaration } = this.checker.getResolvedSignature(node) ?? {};
    return declaration !== undefined && this.returned(declaration);
  }

  /** What a function gives back. */
  private returned(made: ts.Node): boolean {
    if (ts.isArrowFunction(made) && !ts.isBlock(made.body)) return this.is(made.body);
    if (!ts.isFunctionLike(made) || !("body" in made) || !made.body) return false;
    let found = false;
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node)) found ||= this.is(node.expression);
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    ts.forEachChild(made.body, visit);
    return found;
  }

  private named(node: ts.Identifier): boolean {
    const declared = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (!declared) return false;
    if (ts.isVariableDeclaration(declared)) return this.is(declared.initializer);
    if (ts.isParameter(declared)) return this.handed(declared) || this.texts.has(node.text) && isText(this.checker.getTypeAtLocation(node));
    return ts.isBindingElement(declared) && this.taken(declared);
  }

  /** Out of a thing by name, or out of a row by place. */
  private taken(declared: ts.BindingElement): boolean {
    const name = declared.propertyName ?? declared.name;
    if (ts.isArrayBindingPattern(declared.parent)) return this.is(initializerOf(declared.parent));
    const from = this.checker.getTypeAtLocation(declared.parent);
    if (ts.isIdentifier(name) && this.isField(this.checker.getPropertyOfType(from, name.text))) return true;
    const props = initializerOf(declared.parent)?.getText() === "$props()" || ts.isParameter(declared.parent.parent);
    return props && ts.isIdentifier(name) && this.texts.has(name.text) && isText(this.checker.getTypeAtLocation(declared.name));
  }

  /** Each of a row, given to what is done with each. */
  private handed(declared: ts.ParameterDeclaration): boolean {
    const { parent: made } = declared;
    const call = made.parent;
    if (!ts.isFunctionLike(made) || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
    const at = call.expression.name.text === "reduce" ? 1 : 0;
    return made.parameters[at] === declared && this.is(call.expression.expression);
  }
}

/** The types that a table is described with: an update, and all that it is made of. */
function described(protocol: ts.SourceFile): ts.InterfaceDeclaration[] {
  const all = new Map(protocol.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
  const found = new Set<string>();
  const add = (name: string): void => {
    const one = all.get(name);
    if (!one || found.has(name)) return;
    found.add(name);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) add(node.typeName.getText());
      ts.forEachChild(node, visit);
    };
    visit(one);
  };
  for (const name of ["Update", "Desk"]) add(name);
  return [...found].flatMap((name) => all.get(name) ?? []);
}

function initializerOf(pattern: ts.BindingPattern): ts.Expression | undefined {
  return ts.isVariableDeclaration(pattern.parent) ? pattern.parent.initializer : undefined;
}

/** Any text at all; one out of a closed list is a name. */
export function isText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}

export function isNumber(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0;
}
