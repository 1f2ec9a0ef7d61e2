// A seat is a shape and a letter before it is a colour.

const SHAPES = ["▲", "●", "■", "◆", "✚", "⬟", "★", "♥"];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "▲";
}

export function markOf(seat: number): string {
  return `${shapeOf(seat)}${String.fromCharCode(65 + seat)}`;
}
