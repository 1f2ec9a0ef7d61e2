// The log as a control: merged as it comes, read by person or since one's own last turn.

import type { TableModule } from "./games";
import type { LogLine, Update } from "./protocol";

const PICTURES = 3;

/** The things that a line speaks of, as their game draws them. */
export function picturesOf(line: LogLine, module: TableModule | null): string[] {
  const faces = Object.values(line.args).filter((one) => typeof one === "string");
  const chips = (face: string) => line.motions.find((motion) => motion.face === face)?.chips ?? []; // what it says of itself
  const found = faces.map((face) => module?.look({ face, chips: chips(face) }).picture);
  return found.filter((url) => url !== undefined && url !== "").slice(0, PICTURES) as string[];
}

/** The last lines that tell something: that somebody has chosen, or waits, is no news, nor is what is
 * `told` elsewhere just now, by number. */
export function latest(log: LogLine[], n: number, told: (number | null)[]): LogLine[] {
  return log.filter((line) => !line.dull && !told.includes(line.i)).slice(-n);
}

/** The last lines for the kitchen ticket: those that tell something which the table does not show by itself. */
export function ticketed(log: LogLine[], n: number, module: Pick<TableModule, "unticketed"> | null): LogLine[] {
  return latest(log.filter((line) => !module?.unticketed?.includes(line.key)), n, []);
}

/** Why a question comes back that somebody could leave to itself: what others did since, or did to
 * them. Nothing where something new has begun. */
export function cameBack(now: Pick<Update, "you" | "moves" | "standing">, log: LogLine[]): LogLine | undefined {
  const mine = log.map((line) => line.seats.includes(now.you ?? -1)).lastIndexOf(true);
  const last = log[mine];
  const since = log.slice(mine + 1);
  const again = now.moves.some((move) => move.text === now.standing?.text) && since.every((line) => line.seats.length);
  if (!again || !last) return undefined;
  if (last.seat !== now.you) return last;
  return last.dull ? since.find((line) => !line.dull) : undefined;
}

/** New lines behind the old ones; a line sent again has faded, or left if it has no text. */
export function merged(old: LogLine[], news: LogLine[]): LogLine[] {
  const lines = new Map(old.map((line) => [line.i, line]));
  for (const line of news) lines.set(line.i, line);
  return [...lines.values()].filter((line) => line.text).sort((a, b) => a.i - b.i);
}

/** The lines that name a person. */
export function about(log: LogLine[], seat: number): LogLine[] {
  return log.filter((line) => line.seats.includes(seat));
}

/** What happened after a person's own last decision; everything before they have made one. */
export function since(log: LogLine[], seat: number): LogLine[] {
  const own = log.filter((line) => line.entry > 0 && line.seat === seat);
  const last = own[own.length - 1]?.entry ?? 0;
  return log.filter((line) => line.entry > last);
}

/** The lines after the last one of a kind; all where there is none. */
export function sinceLast(log: LogLine[], key: string): LogLine[] {
  return log.slice(log.map((line) => line.key).lastIndexOf(key) + 1);
}

/** The lines that came with the last decision: at the end of a game, its count. */
export function lastEntry(log: LogLine[]): LogLine[] {
  const last = log[log.length - 1]?.entry ?? 0;
  return log.filter((line) => line.entry === last);
}
