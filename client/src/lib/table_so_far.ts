// The table as far as it has been told: the one before, with what each line of the log moved. What
// is asked next, of whom, and how it ended belongs to the table after the last line.

import { lying } from "./merge";
import type { Item, LogLine, Motion, Update, Zone } from "./protocol";

/** All that a line moved. */
export function motionsOf(line: LogLine): Motion[] {
  return line.motions.length ? line.motions : line.motion ? [line.motion] : [];
}

/** Nobody is asked anything, and nothing is over, while there is more to tell. */
export function hushed(now: Update): Update {
  return { ...now, acting: [], moves: [], standing: null, notices: [], sealed: null, over: false };
}

/** The table after one line more; `after` knows places that had nothing to show before. */
export function toldBy(now: Update, line: LogLine, after: Update): Update {
  const zones = motionsOf(line).reduce((places, motion) => carriedOut(places, motion, after.zones), now.zones);
  return { ...now, zones, status: line.seats.length && line.text ? line.text : now.status };
}

function carriedOut(zones: Zone[], motion: Motion, later: Zone[]): Zone[] {
  const { source, target, face, n } = motion;
  const mine = placed(zones, target)?.seen === "you" && !face; // what it is, the next line says
  if (source === target) return zones;
  const from = placed(zones, source);
  const taken = from ? takenFrom(from.items, face, n) : [];
  const known = [...zones, ...later].flatMap((zone) => zone.items).find((item) => item.face === face);
  const come = Array.from({ length: mine ? 0 : n }, (_, at): Item => {
    const card = taken[at]?.face === face ? taken[at] : (known ?? nameless(face));
    return { ...card, chips: motion.chips.length ? motion.chips : card.chips };
  });
  const there = !target || placed(zones, target) ? zones : [...zones, { ...(placed(later, target) ?? unnamed(target)), items: [] }];
  return there.map((zone) => {
    if (zone === from) return { ...zone, items: zone.items.filter((item) => !taken.includes(item)) };
    return zone.id === target ? { ...zone, items: lying(target, [...zone.items, ...come]) } : zone;
  });
}

function placed(zones: Zone[], name: string): Zone | undefined {
  return zones.find((zone) => zone.id === name);
}

/** Which things leave: those that nobody could see first, since a thing in sight stays in sight until
 * it is the one; else those with that face. */
function takenFrom(items: Item[], face: string, n: number): Item[] {
  const hidden = items.filter((item) => !item.face);
  const same = face ? items.filter((item) => item.face === face).reverse() : [...items].reverse();
  return [...hidden, ...same].slice(0, n);
}

/** A place that has nothing to show before a scene nor after it. */
function unnamed(id: string): Zone {
  return { id, label: "", layout: "row", items: [], seen: "all", owner: null, meters: [], refs: [], note: "", short: "", base: "", number: 0, of: "" };
}

/** A thing of which only its face is known. */
export function nameless(face: string): Item {
  return { id: face, place: "", face, label: "", mark: "", family: 0, text: "", chips: [], refs: [], n: 0, count: 1 };
}
