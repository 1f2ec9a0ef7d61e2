// A Svelte file as TypeScript that the compiler can read: its script, then its markup as statements in
// which blocks are blocks. It is never run; only what an expression is made of matters.

import { parse, type AST } from "svelte/compiler";

const HELPERS = `
declare function __item<T>(of: Iterable<T> | ArrayLike<T> | null | undefined): T;
declare function __index(of: unknown): number;
declare function __awaited<T>(of: T): Awaited<T>;
declare const __component: any;
export default __component;
`;

type Cut = (node: unknown) => string;

export function asTypeScript(code: string): string {
  const cut: Cut = (node) => {
    const { start, end } = node as { start: number; end: number };
    return code.slice(start, end);
  };
  const { module, instance, fragment } = parse(code, { modern: true });
  const scripts = [module, instance].map((script) => (script ? cut(script.content) : ""));
  return [...scripts, HELPERS, `async function __markup() {\n${new Markup(code, cut).body(fragment)}\n}`].join("\n");
}

class Markup {
  constructor(
    readonly code: string,
    readonly cut: Cut,
  ) {}

  body(fragment: AST.Fragment | null | undefined): string {
    return (fragment?.nodes ?? []).map((node) => this.written(node)).join("\n");
  }

  /** An expression as a statement. */
  said(expression: unknown): string {
    return expression ? `void (${this.cut(expression)});` : "";
  }

  written(node: AST.Fragment["nodes"][number]): string {
    switch (node.type) {
      case "ExpressionTag":
      case "HtmlTag":
      case "RenderTag":
        return this.said(node.expression);
      case "ConstTag":
        return `const ${node.declaration.declarations.map(this.cut).join(", ")};`;
      case "IfBlock":
        return `if (${this.cut(node.test)}) {${this.body(node.consequent)}} else {${this.body(node.alternate)}}`;
      case "EachBlock":
        return this.each(node);
      case "AwaitBlock":
        return this.awaited(node);
      case "KeyBlock":
        return this.said(node.expression) + this.body(node.fragment);
      case "SnippetBlock":
        return this.snippet(node);
      default:
        return this.element(node);
    }
  }

  each(node: AST.EachBlock): string {
    const item = node.context ? `const ${this.cut(node.context)} = __item(__of);` : "";
    const index = node.index ? `const ${node.index} = __index(__of);` : "";
    return `{ const __of = ${this.cut(node.expression)}; ${item} ${index} ${this.said(node.key)} ${this.body(node.body)} } {${this.body(node.fallback)}}`;
  }

  awaited(node: AST.AwaitBlock): string {
    const value = node.value ? `const ${this.cut(node.value)} = __awaited(${this.cut(node.expression)});` : "";
    const error = node.error ? `const ${this.cut(node.error)}: unknown = null;` : "";
    return `{${this.body(node.pending)}} { ${value} ${this.body(node.then)} } { ${error} ${this.body(node.catch)} }`;
  }

  snippet(node: AST.SnippetBlock): string {
    const open = this.code.indexOf("(", (node.expression as unknown as { end: number }).end);
    const name = this.cut(node.expression);
    const parameters = this.code.slice(open, this.code.indexOf(")}", open) + 1);
    return `function ${name}${parameters} {${this.body(node.body)}}`;
  }

  element(node: object): string {
    const attributes = "attributes" in node ? (node.attributes as AST.Attribute[]) : [];
    const inside = "fragment" in node ? (node.fragment as AST.Fragment) : null;
    return attributes.map((attribute) => this.attribute(attribute)).join("\n") + this.body(inside);
  }

  /** What an attribute, a directive or an attachment is given. */
  attribute(node: object): string {
    if ("expression" in node) return this.said(node.expression);
    const value = "value" in node ? (node.value as AST.Attribute["value"]) : true;
    if (value === true) return "";
    if (!Array.isArray(value)) return this.said(value.expression);
    const texts = value.map((part) => (part.type === "Text" ? part.data.replace(/[`\\$]/g, "\\$&") : `\${${this.cut(part.expression)}}`));
    return value.some((part) => part.type !== "Text") ? `void (\`${texts.join("")}\`);` : "";
  }
}
