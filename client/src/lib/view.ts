// Reading a table: the questions that drawings of it ask most.

import type { Chip, Item, Meter, Notice, Site, Spot, Stat, Update, Zone } from "./protocol";

export function zoneOf(now: Update, id: string): Zone | undefined {
  return now.zones.find((zone) => zone.id === id);
}

export function isMine(zone: Zone): boolean {
  return zone.seen === "you";
}

export function statsOf(now: Update, seat: number): Stat[] {
  return now.seats[seat]?.stats ?? [];
}

/** How many things lie in a place. */
export function sizeOf(zone: Zone | undefined): number {
  return zone?.items.length ?? 0;
}

export function siteOf(now: Update, id: string): Site | undefined {
  return now.sites.find((site) => site.id === id);
}

/** What stands on a spot, by its name. */
export function numberOf(spot: Spot, key: string): number {
  return meterOf(spot, key).value;
}

export function has(spot: Spot, key: string): boolean {
  return spot.meters.some((meter) => meter.key === key);
}

/** A number that people would work out themselves. */
export function meterOf(place: Zone | Spot | undefined, key: string): Meter {
  return place?.meters.find((meter) => meter.key === key) ?? { key, value: 0, goal: 0, text: "" };
}

/** A place of somebody's, by what sort of place it is. */
export function placeOf(now: Update, base: string, seat: number): Zone | undefined {
  return now.zones.find((zone) => zone.base === base && zone.owner === seat);
}

/** Whose signs are on some spots, each once. */
export function seatsOn(spots: Spot[]): number[] {
  return [...new Set(spots.flatMap((spot) => spot.chips).map((chip) => chip.seat).filter((seat) => seat >= 0))];
}

export function faces(zone: Zone | undefined): Item[] {
  return (zone?.items ?? []).filter((item) => item.face);
}

/** What lies on top, or alone. */
export function topOf(zone: Zone | undefined): Item | undefined {
  return zone?.items.at(-1);
}

/** What a notice says, line by line, each with the things it speaks of. */
export function linesOf({ lines, things }: Notice): { text: string; things: Chip[] }[] {
  return lines.map((text, n) => ({ text, things: things[n] ?? [] }));
}

/** What a thing says of one matter: its price, what it is. */
export function chipOf(thing: { chips?: Chip[] | undefined }, key: string): Chip | undefined {
  return thing.chips?.find((chip) => chip.key === key);
}

export function chipsOf(thing: { chips: Chip[] }, key: string): Chip[] {
  return thing.chips.filter((chip) => chip.key === key);
}

/** A chip in words; without any, so many of what its icon counts. */
export function wordsOf({ text, icon, face, n }: Chip): string {
  return text || (icon && !face ? String(n) : "");
}

/** A thing in one line: its name, and all that it says. */
export function titleOf(thing: { label: string; text?: string; chips: Chip[] }): string {
  return [thing.label, thing.text, ...thing.chips.map(wordsOf)].filter(Boolean).join(", ");
}

export interface Row {
  head: Spot;
  cells: Spot[];
}

/** What stands beside each heading of a place. */
export function rowsOf(site: Site | undefined): Row[] {
  const spots = site?.spots ?? [];
  const heads = spots.filter((spot) => spot.heading);
  return heads.map((head) => ({ head, cells: spots.filter((spot) => spot.row === head.row && !spot.heading) }));
}

export function inColumn(cells: Spot[], column: number): Spot | undefined {
  return cells.find((cell) => cell.column === column);
}

/** The final count: a line for each source, and their sum. */
export function billOf(site: Site | undefined): { lines: Row[]; total: Row | undefined } {
  const rows = rowsOf(site);
  return { lines: rows.filter(({ head }) => head.face !== "total"), total: rows.find(({ head }) => head.face === "total") };
}

/** Whoever is not the viewer, in the order of play after them. */
export function others(now: Update): number[] {
  const first = now.you ?? -1;
  const seats = now.seats.map((seat) => seat.seat);
  return [...seats.slice(first + 1), ...seats.slice(0, Math.max(0, first))];
}
