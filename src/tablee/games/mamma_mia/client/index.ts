// Mamma Mia's table: ingredients, and orders as pizzas whose places fill.

import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Item, Language, LogLine, Update, Zone } from "$lib/protocol";

import asked from "./asks.json";
import pages from "./book.json";
import steps from "./lesson.json";
import looks from "./looks.json";
import told from "./notes.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Stats } from "$parts/Counts.svelte";

export const drawing = drawings(import.meta.glob("./art/*.svg", { eager: true, query: "?url", import: "default" }));

// Letters that stand in the French and in the English name and meet nowhere.
export const KINDS = looks.kinds as Record<string, CardLook>;
// A player's things wear the colour that is said; its pattern is that of the favourite.
export const COLOURS = looks.colours as Record<string, CardLook>;
const SIGNS: Record<string, string> = looks.signs;
const TYPES: Record<string, { icon: string; base: string }> = looks.types; // a longer name before what it begins with
const PLAIN = TYPES["normale"];

export interface Need {
  kinds: string[]; // a kind, two to choose between, or the sign for one that nobody has named
  count: number;
}

export interface Order {
  colour: string;
  icon: string;
  base: string; // what the pizza lies on
  either: boolean; // two kinds to choose between: what is meant has to be read
  needs: Need[];
  forbidden: string[];
}

/** An order as the table tells it: a chip for each card that it takes, a warning for each it must
 * not meet. */
export function orderOf(item: Pick<Item, "face"> & Partial<Item>): Order | undefined {
  const [, colour, rest] = /^([a-z]+)_(.+)$/.exec(item.face ?? "") ?? [];
  if (!colour || !rest || !COLOURS[colour]) return undefined;
  const drawn = Object.entries(TYPES).find(([type]) => rest.startsWith(type))?.[1] ?? PLAIN;
  const needs: Need[] = [];
  for (const chip of (item.chips ?? []).filter((one) => one.tone !== "warn")) {
    const last = needs.at(-1);
    if (last?.kinds.join("/") === chip.face) last.count += 1;
    else needs.push({ kinds: chip.face.split("/"), count: 1 });
  }
  const forbidden = (item.chips ?? []).filter((chip) => chip.tone === "warn").map((chip) => chip.face);
  const either = needs.some((need) => need.kinds.length > 1);
  return { colour, icon: "", base: "", ...drawn, either, needs, forbidden };
}

export function sizeOf(order: Order): number {
  return order.needs.reduce((all, need) => all + need.count, 0);
}

/** A kind's picture, or that of the sign for a kind that nobody has named. */
export function pictureOf(kind: string): string | undefined {
  return drawing(SIGNS[kind] ?? kind);
}

export const look: TableModule["look"] = (item) => {
  if (KINDS[item.face]) return { ...KINDS[item.face], picture: drawing(item.face) };
  const order = orderOf(item);
  return order ? { ...COLOURS[order.colour], picture: drawing(order.icon), name: brief(item.label ?? "") } : {};
};

/** The colours are random, so a seat's own is a fact of the table. */
export function colourOf(now: Update, seat: number): string {
  const colours = now.facts.colours;
  return Array.isArray(colours) ? String(colours[seat] ?? "red") : "red";
}

export const tone: TableModule["tone"] = (now, seat) => COLOURS[colourOf(now, seat)]?.colour;

// Card by card: each is looked at before the next comes out.
export const beats: TableModule["beats"] = looks.beats;

/** The oven is turned over when it is opened; whose order is out stands under it. */
export const staged = (now: Update, line: LogLine): Partial<Update> => {
  const status = line.seats.length ? brief(line.text) : now.status;
  const facts = (more: Record<string, unknown>) => ({ status, facts: { ...now.facts, ...more } });
  if (line.key === "opened") return { ...facts({ unloading: true, owner: 0 }), zones: now.zones.map(turned) };
  if (line.key === "order-out") return facts({ owner: Number(line.args.seat) + 1, done: undefined });
  if (line.key === "service") return facts({ unloading: false, done: undefined });
  return facts({ done: line.key === "succeeded" || line.key === "failed" ? line.key : undefined });
};

function turned(zone: Zone): Zone {
  return zone.id === "oven" ? { ...zone, items: [...zone.items].reverse() } : zone;
}

/** The favourite, and the boxes that went out where they are counted openly. */
export const counted: TableModule["counted"] = (stat) => (stat.face ? drawing(stat.face) : stat.key === "pizzas" ? drawing("box") : null);

export const back: TableModule["back"] = (mark) => COLOURS[mark ?? ""]?.colour ?? "#2f5d73";
export const confetti = Object.keys(KINDS).map((kind) => drawing(kind) ?? "");
export const brief = (text: string): string => text.replace(/ \([^()]*\)/g, ""); // formulas are drawn
export const tells = true;
export const notes: Record<keyof typeof told, Record<Language, string>> = told; // what a place is
export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
export const book = pages as unknown as TableModule["book"];
