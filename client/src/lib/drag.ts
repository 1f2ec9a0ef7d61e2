// Taking a thing and dropping it on another: the copy under the finger is outside the scenes, one
// transform a frame. A lit thing is touched by what is dropped on it. A thing that is a move by itself
// goes across the edge: from the table to what is mine, from what is mine to the table; put on a
// place that will be asked for, it goes on to there. Letting go elsewhere takes nothing.

import type { Touching } from "./touching";
import { refsOn, written } from "./written";

export interface Carried {
  on: () => Touching;
  refs: () => string[]; // none: oneself, who goes to what is lit
  touch: () => void; // as a touch of it does
  acts: () => boolean; // it does something of its own
  onto: () => string | undefined; // a place on its own side where it can go as well
  held: boolean; // a finger first holds it, because it may want to scroll
}

interface Goal {
  node: Element;
  reach: () => void;
}

const FAR = 7; // pixels: nearer is a touch
const HOLD = 260; // milliseconds
const EDGE = "main.table .mine";
const TABLE = "main.table .board";
const DROPPED = "dropped";

/** Something can be dropped on it that does what a touch would, if there is anything to do. */
export function receiving(reach: () => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    const dropped = (event: Event) => {
      if (reach()) event.preventDefault();
    };
    node.addEventListener(DROPPED, dropped);
    return () => node.removeEventListener(DROPPED, dropped);
  };
}

/** Drop something on the thing of these names; false: nothing is asked of it. */
export function dropOn(refs: string[]): boolean {
  const things = [...document.querySelectorAll("main.table [data-refs]")];
  const found = things.find((thing) => thing.getAttribute("data-refs") === written(refs));
  return found !== undefined && !found.dispatchEvent(new Event(DROPPED, { cancelable: true }));
}

export function dragging(what: Carried): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let copy: HTMLElement | null = null;
    let over: Element | null = null;
    let holding = 0;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || start) return;
      start = event;
      if (what.held && event.pointerType === "touch") holding = window.setTimeout(() => start && lift(start), HOLD);
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", stop);
      window.addEventListener("keydown", escape, true);
    }

    function lift(event: PointerEvent): void {
      const box = node.getBoundingClientRect();
      copy = node.cloneNode(true) as HTMLElement;
      copy.classList.add("flyer", "held");
      copy.removeAttribute("data-refs");
      copy.style.setProperty("--fw", `${box.width}px`);
      copy.style.setProperty("--fh", `${box.height}px`);
      document.getElementById("fly")?.append(copy);
      node.classList.add("away");
      document.documentElement.classList.add("dragging");
      carry(event);
      if (what.refs().length) what.on().pick(what.refs());
    }

    function carry(event: PointerEvent): void {
      const width = copy?.offsetWidth ?? 0;
      const height = copy?.offsetHeight ?? 0;
      copy?.style.setProperty(
        "transform",
        `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) rotate(-3deg)`,
      );
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= FAR;
      if (!copy && !far) return;
      if (!copy && holding) return stop(); // it scrolls
      if (!copy) lift(event);
      carry(event);
      const below = goal(event)?.node ?? null;
      if (below === over) return;
      over?.classList.remove("over");
      over = below;
      over?.classList.add("over");
    }

    function goal(event: PointerEvent): Goal | null {
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const thing = below?.closest<HTMLElement>("[data-refs]");
      if (thing && thing !== node && thing.classList.contains("lit")) return { node: thing, reach: () => thing.click() };
      if (!what.refs().length || !(what.acts() || what.on().whole)) return null;
      const across = below?.closest(node.closest(EDGE) ? TABLE : EDGE);
      const place = below?.closest(`[data-zone="${what.onto() ?? ""}"]`) ?? across;
      if (!place) return null;
      return { node: place, reach: () => goes(across && thing ? thing : null) };
    }

    /** It is played; a place under it is where it goes on to. */
    function goes(place: HTMLElement | null): void {
      what.on().drop();
      if (place) what.on().follow(what.refs(), refsOn(place));
      what.touch();
    }

    function up(event: PointerEvent): void {
      const carried = copy !== null;
      const reached = carried ? goal(event) : null;
      stop();
      if (!carried) return;
      if (reached) reached.reach();
      else what.on().drop();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, true), 0);
    }

    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      stop();
      what.on().drop();
    }

    /** A finger that carries does not scroll, nor does it open a menu. */
    function keep(event: Event): void {
      if (copy || (holding && event.type === "contextmenu")) event.preventDefault();
    }

    function stop(): void {
      clearTimeout(holding);
      holding = 0;
      start = null;
      copy?.remove();
      copy = null;
      over?.classList.remove("over");
      over = null;
      node.classList.remove("away");
      document.documentElement.classList.remove("dragging");
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", escape, true);
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("touchmove", keep, { passive: false });
    node.addEventListener("contextmenu", keep);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", keep);
      node.removeEventListener("contextmenu", keep);
    };
  };
}
