// Touch anything: what is selected filters the moves; what the remaining moves touch lights up.
// A ref is the id of a zone ("bowl_2"), the face of a card ("card:no4"; of the one that lies in a
// zone: "hand_1/card:no4") or a person ("seat_1").

import type { Item, Move, Site, Zone } from "./protocol";

/** The refs by which an item may stand for a move: its face anywhere, and in its own place. */
export function refsOfItem(item: Item): string[] {
  if (!item.face) return [];
  const anywhere = `card:${item.face}`;
  return item.place ? [anywhere, `${item.place}/${anywhere}`] : [anywhere];
}

/** The ref by which a person stands for a move. */
export function refOfSeat(seat: number): string {
  return `seat_${seat + 1}`;
}

/** What a ref is called wherever the thing lies. */
export function anywhere(ref: string): string {
  return ref.slice(ref.indexOf("/") + 1);
}

/** The refs by which a place may stand for a move. */
export function refsOfZone(zone: Zone): string[] {
  return [zone.id, ...zone.refs];
}

/** The moves that touch everything selected. */
export function matching(moves: Move[], selected: string[]): Move[] {
  return moves.filter((move) => selected.every((ref) => move.refs.includes(ref)));
}

/** The moves whose notation or label has every word that was typed; accents do not matter. */
export function worded(moves: Move[], words: string): Move[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const exact = moves.filter((move) => plain(move.text) === wanted.join(" "));
  if (exact.length) return exact;
  return moves.filter((move) => {
    const said = plain(`${move.text} ${move.label}`);
    return wanted.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/gu, "'").toLowerCase().trim();
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

const PERSON = "seat_";
const OFFER = "offer"; // begins at a face, not with a button
const FEW = 3; // answers about one thing, which are words

/** The moves that nothing on the board stands for: they are buttons. So are answers to somebody, and
 * a few that the things on the board do not tell apart. */
export function loose(moves: Move[], selected: string[], onBoard: Set<string>): Move[] {
  const things = moves.map((move) => move.refs.filter((ref) => !selected.includes(ref) && onBoard.has(ref)));
  const named = things.filter((refs) => refs.length).map((refs) => refs.join("|"));
  const alike = !selected.length && named.length > 1 && named.length <= FEW && new Set(named).size === 1;
  const verbs = moves.map((move) => move.verb);
  return moves.filter(({ verb }, at) => {
    const left = things[at] ?? [];
    const answer = left.every((ref) => ref.startsWith(PERSON)) && verbs.filter((other) => other === verb).length === 1;
    return left.length === 0 || alike || (answer && verb !== OFFER);
  });
}

/** The name on the table of what a ref stands for: for reading a selection aloud. */
export function labelOf(zones: Zone[], sites: Site[], ref: string): string {
  for (const zone of zones) {
    if (refsOfZone(zone).includes(ref)) return zone.label;
    for (const item of zone.items) if (refsOfItem(item).includes(ref)) return item.label;
  }
  for (const spot of sites.flatMap((site) => site.spots)) {
    if (spot.refs.includes(ref)) return spot.label;
  }
  return ref;
}
