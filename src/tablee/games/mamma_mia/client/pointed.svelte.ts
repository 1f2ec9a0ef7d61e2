// What is pointed at in the hand: it would go into the oven, or on the pizza.

export const pointed = $state({ kind: "", n: 0 });

export function pointAt(kind: string, n: number): void {
  pointed.kind = kind;
  pointed.n = n;
}
