// Touch anything: what is selected filters the moves; what the remaining moves touch lights up.
// A ref is the id of a zone ("bowl_2") or the face of a card ("card:no4").

import type { Item, Move, Zone } from "./protocol";

/** The refs by which an item may stand for a move. */
export function refsOfItem(item: Item): string[] {
  return item.face ? [`card:${item.face}`] : [];
}

/** The moves that touch everything selected. */
export function matching(moves: Move[], selected: string[]): Move[] {
  return moves.filter((move) => selected.every((ref) => move.refs.includes(ref)));
}

/** Every ref that some remaining move still needs, beyond those already selected. */
export function reachable(moves: Move[], selected: string[]): Set<string> {
  const refs = new Set<string>();
  for (const move of matching(moves, selected)) {
    for (const ref of move.refs) if (!selected.includes(ref)) refs.add(ref);
  }
  return refs;
}

/** Select a ref, or take it back. A ref that fits nothing selected starts a new selection. */
export function touch(moves: Move[], selected: string[], ref: string): string[] {
  if (selected.includes(ref)) return selected.filter((other) => other !== ref);
  const more = [...selected, ref];
  if (matching(moves, more).length > 0) return more;
  return matching(moves, [ref]).length > 0 ? [ref] : selected;
}

/** How many moves an item or zone takes part in, given what is selected. */
export function countFor(moves: Move[], selected: string[], refs: string[]): number {
  return matching(moves, selected).filter((move) => refs.some((ref) => move.refs.includes(ref)))
    .length;
}

/** The zones and faces on the table that carry a ref: for reading a selection aloud. */
export function labelOf(zones: Zone[], ref: string): string {
  for (const zone of zones) {
    if (zone.id === ref) return zone.label;
    for (const item of zone.items) if (refsOfItem(item).includes(ref)) return item.label ?? ref;
  }
  return ref;
}
