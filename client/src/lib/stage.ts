// The only door to motion: it knows speed, skip and calm. Copies fly in a layer of their own;
// what is true is never moved.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { SvelteMap } from "svelte/reactivity";
import type { Flight } from "./flights";
import { play as sound } from "./sound";
import { settings } from "./words.svelte";

const FLIGHT = 340;
const APART = 110;
const RISE = 1100;
const OUT = "cubic-bezier(.2,.9,.25,1)";

export class Stage {
  speed = 1;
  skipping = false;
  readonly coming = new SvelteMap<string, number>(); // how many things are on their way to a place
  private running = new Set<Animation>();
  private waits = new Set<() => void>();

  get still(): boolean {
    return settings.calm || this.skipping;
  }

  get calm(): boolean {
    return this.still || prefersReducedMotion.current;
  }

  skip(): void {
    this.skipping = true;
    for (const animation of this.running) animation.finish();
    for (const done of this.waits) done();
  }

  wait(ms: number): Promise<void> {
    if (this.still || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms / this.speed);
      this.waits.add(done);
    });
  }

  /** Animate, unless nobody wants to see it. */
  async play(node: Element, frames: Keyframe[], ms: number, easing = OUT): Promise<void> {
    if (this.calm) return;
    const animation = node.animate(frames, { duration: ms / this.speed, easing });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // taken off the table while it moved
    }
    this.running.delete(animation);
  }

  /** Things go from place to place, one after the other; `commit` shows how it is afterwards. */
  async fly(moves: Flight[], commit: () => void): Promise<void> {
    const sources = this.calm ? [] : moves.map((move) => source(move));
    const lay = this.calm ? new Map<Element, HTMLElement>() : lying(moves);
    if (!this.calm) for (const { to } of moves) this.coming.set(to, (this.coming.get(to) ?? 0) + 1);
    commit();
    await tick();
    if (this.calm) return this.coming.clear();
    const taken = new Map<Element, number>(); // how many are still on their way to it
    const there = ({ to }: Flight) => void this.coming.set(to, (this.coming.get(to) ?? 1) - 1);
    const flying = moves.map(async (move, n) => {
      const from = sources[n];
      const target = landing(move, taken);
      if (!from || !target) return there(move);
      const { node: end, exact } = target;
      const copy = flyer(from, from.copy ?? (exact && move.face ? end : from.place));
      if (exact && taken.get(end) === 1) {
        end.classList.add("away");
        under(end, lay.get(end));
      }
      await this.wait(move.after ?? n * APART);
      await this.arc(copy, from.box, end, exact);
      there(move);
      taken.set(end, (taken.get(end) ?? 1) - 1);
      if (!exact || taken.get(end)) return;
      lay.get(end)?.remove();
      end.classList.remove("away");
      sound("drop");
      void this.play(end, [{ scale: 1.12 }, { scale: 1 }], 220);
    });
    await Promise.all(flying);
    this.coming.clear();
    for (const copy of lay.values()) copy.remove();
    for (const node of document.querySelectorAll(".away")) node.classList.remove("away");
  }

  /** Points rise where they are won. */
  rise(seat: number, n: number): void {
    const layer = document.getElementById("fly");
    const face = document.querySelector(`[data-seat="${seat}"]`);
    if (this.calm || !layer || !face || !n) return;
    const box = face.getBoundingClientRect();
    const plus = document.createElement("b");
    plus.className = "plus";
    plus.textContent = n > 0 ? `+${n}` : `−${-n}`;
    layer.append(plus);
    sound(n > 0 ? "serve" : "no");
    const at = (up: number) => `translate(${box.left + box.width / 2}px, ${box.top - up}px)`;
    const frames = [
      { transform: at(-20), opacity: 0 },
      { transform: at(10), opacity: 1, offset: 0.3 },
      { transform: at(60), opacity: 0 },
    ];
    void this.play(plus, frames, RISE).then(() => plus.remove());
  }

  private async arc(copy: HTMLElement, box: DOMRect, end: HTMLElement, exact: boolean): Promise<void> {
    const layer = document.getElementById("fly");
    if (!layer || this.calm) return;
    const to = end.getBoundingClientRect();
    layer.append(copy);
    const size = exact ? Math.max(0.25, to.width / (box.width || 1)) : 0.4;
    const [ax, ay] = [box.left, box.top];
    const bx = to.left + to.width / 2 - (box.width * size) / 2;
    const by = to.top + to.height / 2 - (box.height * size) / 2;
    const [mx, my] = [(ax + bx) / 2, Math.min(ay, by) - 36];
    const at = (x: number, y: number, scale: number, turn: number) =>
      `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`;
    await this.play(
      copy,
      [
        { transform: at(ax, ay, 1, 0), opacity: 1 },
        { transform: at(mx, my, (1 + size) / 2, 6), opacity: 1, offset: 0.5 },
        { transform: at(bx, by, size, 0), opacity: exact ? 1 : 0.2 },
      ],
      FLIGHT,
    );
    copy.remove();
  }
}

interface Source {
  copy: HTMLElement | null; // the thing itself, if it can be seen there
  place: HTMLElement; // where it comes from, with what is seen of it
  box: DOMRect;
}

function named(attribute: string, value: string): string {
  return `[${attribute}="${CSS.escape(value)}"]`;
}

/** Things in a place. */
function things(zone: string, face: string): HTMLElement[] {
  if (!zone) return [];
  const where = named("data-at", zone) + (face ? named("data-face", face) : "");
  return inSight(where);
}

/** What is drawn now: a narrow screen folds some of a table away. */
function inSight(where: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(where)].filter((node) => node.checkVisibility());
}

/** Those that would be it: what flies face down is none that lies face up. */
function fitting(zone: string, face: string): HTMLElement[] {
  return things(zone, face).filter((node) => face || !node.dataset.face);
}

/** The thing itself if it can be seen, else the place it comes from. */
function source(move: Flight): Source | null {
  const same = fitting(move.from, move.face);
  const exact = same.at(-1);
  const back = exact ?? fitting(move.from, "").at(-1) ?? things(move.from, "").at(-1);
  const [zone] = inSight(named("data-zone", move.from));
  const node = back ?? zone;
  if (!node) return null;
  const place = (back ?? fitting(move.to, "").at(-1) ?? node).cloneNode(true) as HTMLElement;
  if (!back && place.dataset.zone) place.textContent = "";
  return { copy: exact ? (exact.cloneNode(true) as HTMLElement) : null, place, box: node.getBoundingClientRect() };
}

/** What flies: looks like that, as large as what it leaves. */
function flyer({ box }: Source, like: HTMLElement): HTMLElement {
  const copy = like.cloneNode(true) as HTMLElement;
  copy.classList.remove("away");
  copy.classList.add("flyer");
  copy.removeAttribute("id");
  copy.style.setProperty("--fw", `${box.width}px`);
  copy.style.setProperty("--fh", `${box.height}px`);
  return copy;
}

/** Copies of what lies where things will land: a pile keeps its top until then. */
function lying(moves: Flight[]): Map<Element, HTMLElement> {
  const nodes = new Set(moves.flatMap((move) => things(move.to, "")));
  return new Map([...nodes].map((node) => [node, node.cloneNode(true) as HTMLElement]));
}

function under(end: HTMLElement, copy: HTMLElement | undefined): void {
  if (!copy) return;
  for (const name of ["data-at", "data-zone", "data-refs", "data-walk"]) copy.removeAttribute(name);
  copy.inert = true;
  copy.style.cssText += `;position:absolute;left:${end.offsetLeft}px;top:${end.offsetTop}px;width:${end.offsetWidth}px;margin:0`;
  end.after(copy);
}

/** The thing as it lies there now; several may land on one pile. */
function landing(move: Flight, taken: Map<Element, number>): { node: HTMLElement; exact: boolean } | null {
  const there = fitting(move.to, move.face);
  const exact = there.filter((node) => !taken.has(node)).at(-1) ?? there.at(-1);
  if (exact) {
    taken.set(exact, (taken.get(exact) ?? 0) + 1);
    return { node: exact, exact: true };
  }
  const [place] = inSight(named("data-zone", move.to || "gone"));
  return place ? { node: place, exact: false } : null;
}
