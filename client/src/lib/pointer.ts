// Where the hand is: slips and toasts open there, not in a far corner.

import { refsOn } from "./written";

export interface Point {
  x: number;
  y: number;
}

let last: Point | null = null;

window.addEventListener("pointerdown", (event) => (last = { x: event.clientX, y: event.clientY }), {
  capture: true,
  passive: true,
});
window.addEventListener("keydown", () => (last = null), { capture: true, passive: true });

/** The last touch; for keys, the thing in focus; else the middle of the screen. */
export function hereabouts(): Point {
  if (last) return last;
  const active = document.activeElement;
  if (active && active !== document.body) {
    const box = active.getBoundingClientRect();
    if (box.width) return { x: box.left + box.width / 2, y: box.top + box.height / 3 };
  }
  return { x: innerWidth / 2, y: innerHeight / 2 };
}

/** Keeps a box of this size inside the screen, above the point where there is room. */
export function beside(at: Point, width: number, height: number): Point {
  const gap = 18;
  const room = 8;
  const above = at.y - height - gap;
  const y = above > room ? above : Math.min(at.y + gap, innerHeight - height - room);
  const x = Math.min(Math.max(at.x - width / 2, room), innerWidth - width - room);
  return { x, y: Math.max(room, y) };
}

// what is touched, and what is read for it
const NEEDED = "main.table .thing, main.table .board [data-zone]:not(:has(.thing)), main.table .card .v, main.table .me, main.table .lit, main.table .act, main.table .foe, main.table .right > .panel, .tools, #status";
const ABOVE_ALL = 1000; // what is spoken of, against the rest

export function needed(): Element[] {
  return [...document.querySelectorAll(NEEDED)];
}

/** Where a note of this size hides least of the things it speaks of, and then of all that is needed. */
export function clearOf(refs: string[], width: number, height: number): Point {
  const named = [...document.querySelectorAll<HTMLElement>("main.table [data-refs]")].filter((thing) =>
    refsOn(thing).some((ref) => refs.includes(ref)),
  );
  const [w, h] = [innerWidth, innerHeight];
  const places: Point[] = [0.55, 0.4, 0.8, 0.3, 0.7, 0.9, 1].flatMap((y) => [0.5, 0, 1, 0.3, 0.7].map((x) => ({ x: w * x, y: h * y })));
  const corners = places.map((place) => beside(place, width, height));
  const others = hides(corners, { width, height }, needed());
  const hidden = hides(corners, { width, height }, named).map((hides, n) => hides * ABOVE_ALL + (others[n] ?? 0));
  return corners[hidden.indexOf(Math.min(...hidden))] ?? { x: 0, y: 0 };
}

/** Of several places for a box, the first of those that hide least of these things. */
export function leastHiding(corners: Point[], size: { width: number; height: number }, things: Element[]): number {
  const hidden = hides(corners, size, things);
  return hidden.indexOf(Math.min(...hidden));
}

/** How much of these things a box hides at each of these places. */
export function hides(corners: Point[], size: { width: number; height: number }, things: Element[]): number[] {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  return corners.map(({ x, y }) =>
    boxes.reduce((sum, box) => sum + shared(x, x + size.width, box.left, box.right) * shared(y, y + size.height, box.top, box.bottom), 0),
  );
}

/** How much two stretches have in common. */
function shared(a: number, b: number, c: number, d: number): number {
  return Math.max(0, Math.min(b, d) - Math.max(a, c));
}
