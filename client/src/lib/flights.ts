// What moved between two pictures of a table: which thing left which place for which other.

import type { LogLine, Update, Zone } from "./protocol";
import { motionsOf } from "./table_so_far";

export interface Flight {
  face: string; // "" for a thing face down on its way
  from: string; // a place, or "" where it is not known
  to: string;
  after?: number; // milliseconds after the first
}

const MOST = 24; // more at once tells nothing
const CLOSE = 60; // between cards of one line

interface Loose {
  zone: string;
  face: string;
}

function counts(zone: Zone | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of zone?.items ?? []) {
    const face = item.face ?? "";
    found.set(face, (found.get(face) ?? 0) + 1);
  }
  return found;
}

/** What each place lost and gained, one entry a thing. */
function changes(before: Update, after: Update): { lost: Loose[]; gained: Loose[] } {
  const lost: Loose[] = [];
  const gained: Loose[] = [];
  const old = new Map(before.zones.map((zone) => [zone.id, zone]));
  const ids = new Set([...old.keys(), ...after.zones.map((zone) => zone.id)]);
  const now = new Map(after.zones.map((zone) => [zone.id, zone]));
  for (const zone of ids) {
    const was = counts(old.get(zone));
    const is = counts(now.get(zone));
    for (const face of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(face) ?? 0) - (was.get(face) ?? 0);
      const list = more > 0 ? gained : lost;
      for (let n = 0; n < Math.abs(more); n++) list.push({ zone, face });
    }
  }
  return { lost, gained };
}

/** What each line says that moved, one flight a card. What came face down and is named by a line
 * after it flies once, as what it is. */
export function carriedBy(news: LogLine[]): Flight[][] {
  const origin = new Map<string, string>(); // of what is named later, by where it goes
  const found = news.map((line, at) =>
    motionsOf(line).flatMap(({ source, target, face, n }) => {
      const from = source || (origin.get(target) ?? "");
      if (!face && namedLater(news.slice(at + 1), target)) origin.set(target, source);
      else if (from !== target) return Array.from({ length: n }, (): Flight => ({ face, from, to: target }));
      return [];
    }),
  );
  return found.flat().length > MOST ? found.map(() => []) : found;
}

function namedLater(news: LogLine[], target: string): boolean {
  return news.some((line) => motionsOf(line).some((motion) => motion.face && !motion.source && motion.target === target));
}

/** Cards of one line go together. */
export function together(found: Flight[]): Flight[] {
  return found.map((flight, n) => ({ ...flight, after: n * CLOSE }));
}

/** What the events themselves say that moved, in their order. */
export function carried(news: LogLine[]): Flight[] {
  const found = carriedBy(news).flat();
  return news.length === 1 ? together(found) : found;
}

/** Pairs what was lost with what was gained: the same face first, then what was hidden. */
export function flights(before: Update, after: Update): Flight[] {
  const { lost, gained } = changes(before, after);
  if (lost.length > MOST || gained.length > MOST) return [];
  const found: Flight[] = [];
  const pair = (fits: (from: Loose, to: Loose) => boolean) => {
    for (const to of [...gained]) {
      const from = lost.find((other) => other.zone !== to.zone && fits(other, to));
      if (!from) continue;
      lost.splice(lost.indexOf(from), 1);
      gained.splice(gained.indexOf(to), 1);
      found.push({ face: to.face || from.face, from: from.zone, to: to.zone });
    }
  };
  pair((from, to) => from.face !== "" && from.face === to.face);
  pair((from, to) => from.face === "" && to.face !== "");
  pair((from, to) => from.face !== "" && to.face === "");
  pair((from, to) => from.face === "" && to.face === "");
  for (const from of lost) if (from.face) found.push({ face: from.face, from: from.zone, to: "" });
  return found;
}
