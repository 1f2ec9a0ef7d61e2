// The only door to motion: it knows speed, skip and calm. Copies fly in a layer of their own;
// what is true is never moved.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
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
    commit();
    await tick();
    if (this.calm) return;
    const taken = new Set<Element>();
    const flying = moves.map(async (move, n) => {
      const from = sources[n];
      const target = landing(move, taken);
      if (!from || !target) return;
      const { node: end, exact } = target;
      if (exact) end.classList.add("away");
      await this.wait(move.after ?? n * APART);
      await this.arc(from, end, exact);
      end.classList.remove("away");
      if (exact) {
        sound("drop");
        void this.play(end, [{ scale: 1.12 }, { scale: 1 }], 220);
      }
    });
    await Promise.all(flying);
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

  private async arc(from: Source, end: HTMLElement, exact: boolean): Promise<void> {
    const layer = document.getElementById("fly");
    if (!layer || this.calm) return;
    const to = end.getBoundingClientRect();
    const copy = from.copy;
    layer.append(copy);
    const size = exact ? Math.max(0.25, to.width / (from.box.width || 1)) : 0.4;
    const [ax, ay] = [from.box.left, from.box.top];
    const bx = to.left + to.width / 2 - (from.box.width * size) / 2;
    const by = to.top + to.height / 2 - (from.box.height * size) / 2;
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
  copy: HTMLElement;
  box: DOMRect;
}

function named(attribute: string, value: string): string {
  return `[${attribute}="${CSS.escape(value)}"]`;
}

/** Things in a place; its name may be the beginning of several. */
function things(zone: string, face: string): HTMLElement[] {
  if (!zone) return [];
  const where = `[data-at^="${CSS.escape(zone)}"]` + (face ? named("data-face", face) : "");
  return [...document.querySelectorAll<HTMLElement>(where)];
}

/** The thing itself if it can be seen, else the place it comes from. */
function source(move: Flight): Source | null {
  const exact = things(move.from, move.face).at(-1) ?? things(move.from, "").at(-1);
  const node = exact ?? document.querySelector<HTMLElement>(named("data-zone", move.from));
  if (!node) return null;
  const box = node.getBoundingClientRect();
  const shape = exact ?? things(move.to, move.face).at(-1);
  const copy = (shape ?? node).cloneNode(true) as HTMLElement;
  if (!exact && !shape) copy.textContent = "";
  copy.classList.add("flyer");
  copy.removeAttribute("id");
  copy.style.setProperty("--fw", `${box.width}px`);
  copy.style.setProperty("--fh", `${box.height}px`);
  return { copy, box };
}

function landing(move: Flight, taken: Set<Element>): { node: HTMLElement; exact: boolean } | null {
  const free = things(move.to, move.face).filter((node) => !taken.has(node));
  const exact = free.at(-1);
  if (exact) {
    taken.add(exact);
    return { node: exact, exact: true };
  }
  const place = document.querySelector<HTMLElement>(named("data-zone", move.to || "gone"));
  return place ? { node: place, exact: false } : null;
}
