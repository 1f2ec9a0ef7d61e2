// The first depth of a hint lights where to look, and never the answer itself: the place where
// something of mine would go; where a move is one thing alone, the lot out of which it is; all that
// could be touched, where the move is to touch nothing of it.

import type { Update } from "./protocol";
import { heldBy } from "./touching";

const FEW = 3; // what names more things than these is a place by itself

/** What to light of a move that touches these; `onBoard`: all that can be touched by name. */
export function whereToLook(now: Update, refs: string[], onBoard: Set<string>): string[] {
  const seen = refs.filter((ref) => onBoard.has(ref));
  const held = heldBy(now.zones, now.you);
  const goals = seen.filter((ref) => !held.has(ref));
  if (seen.length > FEW || (goals.length && goals.length < seen.length)) return goals;
  const open = now.moves.map((move) => ({ verb: move.verb, refs: move.refs.filter((ref) => onBoard.has(ref)) }));
  const touched = new Set(open.flatMap((move) => move.refs));
  const verbs = open.filter((move) => move.refs.some((ref) => seen.includes(ref))).map((move) => move.verb);
  const alike = open.filter((move) => verbs.includes(move.verb)).flatMap((move) => move.refs);
  const lots = [lot(rows(now), seen), lot(places(now), seen), alike, [...touched]];
  const wider = lots.map((things) => things.filter((ref) => touched.has(ref)));
  return wider.find((things) => things.some((ref) => !seen.includes(ref))) ?? seen;
}

/** All that lies together with one of these. */
function lot(lots: string[][], refs: string[]): string[] {
  return lots.filter((things) => things.some((ref) => refs.includes(ref))).flat();
}

/** What lies in one place, and who sits at the table. */
function places(now: Update): string[][] {
  const zones = now.zones.map((zone) => zone.items.flatMap((item) => item.refs));
  const sites = now.sites.map((site) => site.spots.flatMap((spot) => spot.refs));
  return [...zones, ...sites, now.seats.map((seat) => seat.ref)];
}

/** What stands in one row of a place that has several: the spaces of a stall. */
function rows(now: Update): string[][] {
  return now.sites.flatMap(({ spots }) => {
    const found = new Map<number, string[]>();
    for (const { row, refs } of spots) found.set(row, [...(found.get(row) ?? []), ...refs]);
    return [...found.values()];
  });
}
