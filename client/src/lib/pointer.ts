// Where the hand is: slips and toasts open there, not in a far corner.

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
