// A seat is a shape and a letter before it is a colour.

const SHAPES = ["▲", "●", "■", "◆", "✚", "★", "⬟", "♥"];

export function markOf(seat: number): string {
  return `${SHAPES[seat % SHAPES.length]}${String.fromCharCode(65 + seat)}`;
}
