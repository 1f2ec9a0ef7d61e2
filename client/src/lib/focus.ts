// Focus goes where the decision is, but never away from somebody who is reading or typing.

const EDGE = 2; // pixels by which rows may overlap
const ROWS_FIRST = 10; // the next row counts more than the column

/** Keyboards go on where the decision is; a mouse or finger is never scrolled away from. */
export function toDecision(): void {
  const active = document.activeElement;
  const busy = active && active !== document.body && !active.closest("[data-decision]");
  if (busy) return;
  const wanted =
    document.querySelector<HTMLElement>("#confirm") ??
    document.querySelector<HTMLElement>("#mine .lit") ??
    document.querySelector<HTMLElement>(".board .lit") ??
    document.querySelector<HTMLElement>("main .act, #actions button") ??
    document.querySelector<HTMLElement>("#status");
  wanted?.focus({ preventScroll: true });
  if (wanted?.matches(":focus-visible")) wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const PLACES: [place: string, things: string][] = [
  [".board", ".lit:not(.acts)"], // what opens a desk can wait
  ["#mine", ".lit"],
  [".right", ".act"],
  ["[data-row]:not(:has(.lit))", "[data-own]"], // a row of which nothing is lit opens where one stands
];

/** What can be touched comes into sight: where none of it is seen, what it lies in is scrolled. */
export function toWhatIsLit(): void {
  for (const [place, things] of PLACES) {
    const around = document.querySelector<HTMLElement>(`main.table ${place}`);
    const lit = [...(around?.querySelectorAll<HTMLElement>(things) ?? [])];
    if (around && lit[0] && !lit.some((thing) => scrolled(thing, around, false))) scrolled(lit[0], around, true);
  }
}

/** Whether the middle of a thing is seen in all that it lies in; `bring`: it is scrolled there. */
function scrolled(thing: HTMLElement, around: HTMLElement, bring: boolean): boolean {
  for (let box = thing.parentElement; box; box = box === around ? null : box.parentElement) {
    const there = thing.getBoundingClientRect();
    const [x, y] = [there.left + there.width / 2, there.top + there.height / 2];
    const { left, top } = box.getBoundingClientRect();
    const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
    if (getComputedStyle(box).overflow === "visible" || (x > left && x < right && y > top && y < bottom)) continue;
    if (!bring) return false;
    if (x <= left || x >= right) box.scrollLeft += x - (left + right) / 2;
    if (y <= top || y >= bottom) box.scrollTop += y - (top + bottom) / 2;
  }
  return true;
}

/** A group is one stop for Tab: where one was in it, else what is lit, else its first thing. */
export function roving(group: HTMLElement): () => void {
  const renew = () => {
    const controls = [...group.querySelectorAll<HTMLElement>("[data-walk]")];
    const stop =
      controls.find((control) => control === document.activeElement) ??
      controls.find((control) => control.classList.contains("lit")) ??
      controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  const keys = (event: KeyboardEvent) => walk(event, group);
  const watching = new MutationObserver(renew);
  watching.observe(group, { childList: true, subtree: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", keys);
  group.addEventListener("focusin", renew);
  renew();
  return () => {
    watching.disconnect();
    group.removeEventListener("keydown", keys);
    group.removeEventListener("focusin", renew);
  };
}

/** Arrow keys walk through the controls of a group; only one of them is a stop for Tab. */
export function walk(event: KeyboardEvent, group: HTMLElement): void {
  const controls = [...group.querySelectorAll<HTMLElement>("[data-walk]")];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const last = controls.length - 1;
  if (at < 0) return;
  const to: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowDown: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  (beyond(controls, at, event.key) ?? controls[next])?.focus();
}

/** In rows: the control above or below, the nearest one to the left or right of it. */
function beyond(controls: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const here = boxes[at];
  if (!here) return undefined;
  let found: { at: number; far: number } | undefined;
  for (const [other, box] of boxes.entries()) {
    const down = key === "ArrowDown" ? box.top - here.bottom : here.top - box.bottom;
    if (down < -EDGE) continue;
    const far = Math.abs(down) * ROWS_FIRST + Math.abs(box.left - here.left);
    if (!found || far < found.far) found = { at: other, far };
  }
  return found && controls[found.at];
}

/** Digits are what lies open: the list, the choices, else what is lit, the hand first. */
export function touchNth(n: number): void {
  const listed = document.querySelectorAll<HTMLElement>(".choices [data-choice], .drawer #moves button");
  if (listed.length) return listed[n]?.click();
  const lit = [
    ...document.querySelectorAll<HTMLElement>("#mine .lit, #mine .chosen"),
    ...document.querySelectorAll<HTMLElement>(".board .lit, .foes .lit"),
    ...document.querySelectorAll<HTMLElement>("main .act"),
  ];
  lit[n]?.focus({ preventScroll: true });
  lit[n]?.click();
}
