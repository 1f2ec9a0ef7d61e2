// Taking a thing and dropping it on another: the copy under the finger is outside the story, one
// transform a frame. Letting go elsewhere takes nothing.

import type { Touching } from "./touching";

interface Wanted {
  refs: string[];
  on: () => Touching;
  act?: () => boolean; // what letting go over `onto` does
  onto?: string; // the name of a place
}

const FAR = 7; // pixels: nearer is a touch

export function dragging(wanted: Wanted): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let copy: HTMLElement | null = null;
    let over: Element | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || start) return;
      start = event;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", stop);
      window.addEventListener("keydown", escape, true);
    }

    function lift(): void {
      const box = node.getBoundingClientRect();
      copy = node.cloneNode(true) as HTMLElement;
      copy.classList.add("flyer", "held");
      copy.style.setProperty("--fw", `${box.width}px`);
      copy.style.setProperty("--fh", `${box.height}px`);
      document.getElementById("fly")?.append(copy);
      node.classList.add("away");
      document.documentElement.classList.add("dragging");
      wanted.on().pick(wanted.refs);
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      if (!copy && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      if (!copy) lift();
      const width = copy?.offsetWidth ?? 0;
      const height = copy?.offsetHeight ?? 0;
      copy?.style.setProperty(
        "transform",
        `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) rotate(-3deg)`,
      );
      const below = target(event);
      if (below === over) return;
      over?.classList.remove("over");
      over = below;
      over?.classList.add("over");
    }

    function target(event: PointerEvent): Element | null {
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const place = wanted.onto ? below?.closest(`[data-zone="${wanted.onto}"]`) : null;
      if (place) return place;
      const found = below?.closest("[data-refs]");
      return found && found !== node && found.classList.contains("lit") ? found : null;
    }

    function up(event: PointerEvent): void {
      const carried = copy !== null;
      const found = carried ? target(event) : null;
      stop();
      if (!carried) return;
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, true), 0);
      if (found && wanted.onto && found.getAttribute("data-zone") === wanted.onto) {
        wanted.on().drop();
        wanted.act?.();
        return;
      }
      const refs = found?.getAttribute("data-refs")?.split("|");
      if (refs) wanted.on().touch(refs, found?.getAttribute("title") ?? "");
      else wanted.on().drop();
    }

    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      stop();
      wanted.on().drop();
    }

    function stop(): void {
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
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
    };
  };
}
