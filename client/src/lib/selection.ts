// Touch anything: what is selected filters the moves; what the remaining moves touch lights up.
// A ref is what moves call a thing: the table gives every thing its own, here they are compared.

import type { Move, Site, Zone } from "./protocol";

/** The moves that touch everything selected. */
export function matching(moves: Move[], selected: string[]): Move[] {
  return moves.filter((move) => selected.every((ref) => move.refs.includes(ref)));
}

/** The first of these moves that touches a thing with one of these names. */
export function touching(moves: Move[], refs: string[]): Move | undefined {
  return moves.find((move) => refs.some((ref) => move.refs.includes(ref)));
}

/** Select a ref, or take it back. A ref that fits nothing selected starts a new selection. */
export function touch(moves: Move[], selected: string[], ref: string): string[] {
  if (selected.includes(ref)) return selected.filter((other) => other !== ref);
  const more = [...selected, ref];
  if (matching(moves, more).length > 0) return more;
  return matching(moves, [ref]).length > 0 ? [ref] : selected;
}

/** Of the names of a thing, the one to touch: that of a move that is left, else of any move. */
export function fitting(moves: Move[], selected: string[], refs: string[]): string | undefined {
  const known = (ref: string) => countFor(moves, selected, [ref]) > 0 || selected.includes(ref);
  return refs.find(known) ?? refs.find((ref) => countFor(moves, [], [ref]) > 0);
}

/** How many moves an item or zone takes part in, given what is selected. */
export function countFor(moves: Move[], selected: string[], refs: string[]): number {
  return matching(moves, selected).filter((move) => refs.some((ref) => move.refs.includes(ref)))
    .length;
}

const FEW = 3; // answers about one thing, which are words

/** The moves that nothing on the board stands for: they are buttons. So are answers to somebody (`people`:
 * what these are called), and a few that the things on the board do not tell apart. */
export function loose(moves: Move[], selected: string[], onBoard: Set<string>, people: Set<string>): Move[] {
  const things = moves.map((move) => move.refs.filter((ref) => !selected.includes(ref) && onBoard.has(ref)));
  const named = things.filter((refs) => refs.length).map((refs) => refs.join("|"));
  const alike = !selected.length && named.length > 1 && named.length <= FEW && new Set(named).size === 1;
  const verbs = moves.map((move) => move.verb);
  return moves.filter(({ verb, desk }, at) => {
    const left = things[at] ?? [];
    const answer = left.every((ref) => people.has(ref)) && verbs.filter((other) => other === verb).length === 1;
    return left.length === 0 || alike || (answer && desk < 0);
  });
}

/** The name on the table of what a ref stands for: for reading a selection aloud. */
export function labelOf(zones: Zone[], sites: Site[], ref: string): string {
  for (const zone of zones) {
    if (zone.refs.includes(ref)) return zone.label;
    for (const item of zone.items) if (item.refs.includes(ref)) return item.label;
  }
  for (const spot of sites.flatMap((site) => site.spots)) {
    if (spot.refs.includes(ref)) return spot.label;
  }
  return ref;
}
