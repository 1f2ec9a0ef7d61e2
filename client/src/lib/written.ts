// The names of a thing on its node, as this page writes them there: names have blanks, but no bars.

export function written(refs: string[]): string {
  return refs.join("|");
}

export function refsOn(node: Element): string[] {
  return node.getAttribute("data-refs")?.split("|") ?? [];
}
