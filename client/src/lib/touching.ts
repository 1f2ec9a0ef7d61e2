// What every place on the table needs to be touched: the moves that are left, what is selected,
// and what the log points at.

import type { Item, Move, Zone } from "./protocol";

export interface Touching {
  moves: Move[];
  refs: string[];
  held: Set<string>; // what lies in one's own places: equal cards elsewhere do not light up
  pointed: string[];
  touch: (refs: string[], label: string) => void;
  pick: (refs: string[]) => void; // taken up to be dropped somewhere
  drop: () => void; // let go over nothing
  whole: boolean; // what is picked is a move by itself, or a choice of words
  follow: (thing: string[], place: string[]) => void; // what was put on a place goes on towards it
}

/** Equal cards lie on one another: the first of them, and how many there are. */
export interface Heap {
  item: Item;
  n: number;
}

export function heaps(items: Item[]): Heap[] {
  const byFace = new Map<string, Heap>();
  for (const item of items) {
    const heap = byFace.get(item.face ?? "");
    if (heap) heap.n += 1;
    else byFace.set(item.face ?? "", { item, n: 1 });
  }
  return [...byFace.values()];
}

/** How many there are of each. */
export function counts(items: Item[]): Record<string, number> {
  return Object.fromEntries(heaps(items).map(({ item, n }) => [item.face ?? "", n]));
}

/** The refs of everything in one's own places. */
export function heldBy(zones: Zone[], you: number | null): Set<string> {
  const mine = zones.filter((zone) => zone.owner === you && you !== null);
  return new Set(mine.flatMap((zone) => zone.items.flatMap((item) => item.refs)));
}
