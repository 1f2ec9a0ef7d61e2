// What moved between two pictures of a table: which thing left which place for which other.

import type { LogLine, Update, Zone } from "./protocol";

export interface Flight {
  face: string; // "" for a thing face down on its way
  from: string; // a place, or "" where it is not known
  to: string;
  after?: number; // milliseconds after the first, where the story takes its time
}

const MOST = 24; // more at once is no story
const LONGEST = 12000; // however much there is to tell, it is told in this time
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

/** When each line is told, in milliseconds after the first; none where no line takes its time. */
export function timed(news: LogLine[], beats: Record<string, number>): number[] {
  const lengths = news.map((line) => beats[line.key] ?? 0);
  const all = lengths.reduce((sum, one) => sum + one, 0);
  const quicker = Math.min(1, LONGEST / Math.max(1, all));
  let at = 0;
  return all ? lengths.map((one) => (at += one * quicker) - one * quicker) : [];
}

/** What the events themselves say that moved, one flight a card, in their order. */
export function carried(news: LogLine[], times: number[] = []): Flight[] {
  const found = news.flatMap(({ motion }, at) =>
    motion
      ? Array.from({ length: motion.n }, (_, n) => ({
          face: motion.face,
          from: motion.source,
          to: motion.target,
          after: times.length ? (times[at] ?? 0) + n * CLOSE : undefined,
        }))
      : [],
  );
  return found.length > MOST && !times.length ? [] : found;
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
