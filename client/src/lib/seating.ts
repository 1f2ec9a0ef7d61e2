// What all parts of a table share, without handing it from one to the next.

import { getContext, setContext } from "svelte";
import type { TableModule } from "./games";
import type { Desk, LogLine, Move, Spot, Update } from "./protocol";
import type { Touching } from "./touching";

export interface Seating {
  readonly now: Update;
  readonly on: Touching;
  readonly module: TableModule | null;
  readonly log: LogLine[]; // what has been told so far
  readonly teller: number | null; // whose deed is being told
  readonly fresh: ReadonlySet<string>; // what changed since one's own last move
  readonly coming: (place: string) => number; // how many things are still on their way to it
  readonly seconds: (alarm: string) => number | undefined;
  play: (move: Move) => void; // asks first where it cannot be taken back
  several: (texts: string[], otherwise: () => Promise<string[]>) => Promise<void>; // a gesture of several moves; if one is refused, those that give it up
  desk: (seat: number, moves: string[] | null) => Promise<Desk>; // what could be offered to somebody
  tell: (title: string, text: string) => void; // what a thing is, on a note beside it
}

const KEY = Symbol("seating");
const COLOURS = ["a", "b", "c", "d", "e", "f"];

export function share(seating: Seating): void {
  setContext(KEY, seating);
}

export function seating(): Seating {
  return getContext<Seating>(KEY);
}

/** Whether a thing in a place has changed since one's own last move. */
export function isFresh(at: Seating, place: string, face: string): boolean {
  return at.fresh.has(`${place}|${face}`);
}

/** What a touch does that plays this move; nothing where it cannot be made. */
export function playing(at: Seating, move: Move | undefined): (() => void) | undefined {
  return move && (() => at.play(move));
}

/** What a touch of something does to which a move leads: it is made, and what was touched answers the
 * next question too. */
export function towards(at: Seating, refs: string[]): (() => void) | undefined {
  const move = at.on.moves.find(({ leads }) => refs.some((ref) => leads.includes(ref)));
  return move && (() => {
    at.play(move);
    at.on.follow(refs, refs);
  });
}

/** A place that stands for a move wherever it is touched, but for what is lit in it. */
export function allOver(at: Seating, { refs, label }: Spot): (node: HTMLElement) => () => void {
  return (node) => {
    const enter = (event: Event) => {
      if ((event.target as Element).closest(".lit")) return;
      event.stopPropagation();
      at.on.touch(refs, label);
    };
    node.addEventListener("click", enter, true);
    return () => node.removeEventListener("click", enter, true);
  };
}

/** A player's colour: the one the game says, else the one of the seat. */
export function toneOf(at: Seating, seat: number): string {
  return at.module?.tone?.(at.now, seat) ?? `var(--seat-${COLOURS[seat % COLOURS.length] ?? "a"})`;
}

/** A table to be looked at: nothing on it can be played. */
export function looking(
  now: () => Update,
  module: () => TableModule | null,
  pointed: () => string[] = () => [],
): Seating {
  const nothing = () => {};
  return {
    get now() { return now(); },
    get on() { return { moves: [], refs: [], held: new Set<string>(), pointed: pointed(), touch: nothing, pick: nothing, drop: nothing, whole: false, follow: nothing }; },
    get module() { return module(); },
    get log() { return now().log; },
    fresh: new Set(),
    teller: null,
    coming: () => 0,
    seconds: () => undefined,
    play: nothing,
    several: () => Promise.resolve(),
    desk: () => Promise.reject(new Error("nothing can be offered here")),
    tell: nothing,
  };
}
