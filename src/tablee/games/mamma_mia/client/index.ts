// Mamma Mia's table: ingredients, and orders as pizzas whose places fill.

import { MediaQuery } from "svelte/reactivity";
import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Item, Language, LogLine, Update, Zone } from "$lib/protocol";
import { nameless } from "$lib/table_so_far";
import { settings } from "$lib/words.svelte";
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
const COLOURS = looks.colours as Record<string, CardLook>;
const SIGNS: Record<string, string> = looks.signs;
const PLAIN = looks.types.normale;
const TYPES: Record<string, typeof PLAIN> = looks.types;

export interface Order {
  seat: number; // whose it is
  name: string; // the same in both languages
  icon: string;
  base: string; // what the pizza lies on
  needs: { kinds: string[]; count: number }[]; // of a kind, of one of two, or of the sign for one that nobody has named
  forbidden: string[];
}

/** An order as the table tells it: which pizza and whose, what it takes, what it must not meet. */
export function orderOf({ chips = [] }: Partial<Item>): Order | undefined {
  const [head, ...rest] = chips;
  if (head?.icon !== "pizza") return undefined;
  const needs: Order["needs"] = [];
  for (const { face, n, key } of rest) {
    if (key === "or") needs.at(-1)?.kinds.push(face);
    else if (key === "need") needs.push({ kinds: [face], count: n });
  }
  return { seat: head.seat, ...(TYPES[head.face] ?? PLAIN), needs, forbidden: rest.filter(({ key }) => key === "forbidden").map(({ face }) => face) };
}

/** A kind of which none lies there. */
export const kindCard = (kind: string): Item => ({ ...nameless(kind), label: pages[3].find((one) => one.art === kind)?.[settings.lang][0] ?? "" });

export const sizeOf = (order: Order): number => order.needs.reduce((all, need) => all + need.count, 0);

/** A kind's picture, or that of the sign for a kind that nobody has named. */
export const pictureOf = (kind: string): string | undefined => drawing(SIGNS[kind] ?? kind);

export const look: TableModule["look"] = (item) => ({ ...KINDS[item.face], picture: drawing(orderOf(item)?.icon ?? item.face) ?? "" });

/** What somebody's things look like: the colours are drawn by lot, so they are a fact of the table. */
export function wornBy(now: Update, seat: number): CardLook {
  const colours = now.facts.colours;
  return (Array.isArray(colours) && COLOURS[String(colours[seat])]) || {};
}

export const tone: TableModule["tone"] = (now, seat) => wornBy(now, seat).colour;

// Card by card: each is looked at before the next comes out.
export const beats: TableModule["beats"] = looks.beats;

/** The oven is turned over when it is opened; what became of an order is stamped on it. */
export const staged = (now: Update, line: LogLine): Partial<Update> => {
  const facts = (more: Record<string, unknown>) => ({ status: now.status, facts: { ...now.facts, ...more } });
  const turned = (zone: Zone) => (zone.id === "oven" ? { ...zone, items: [...zone.items].reverse() } : zone);
  if (line.key === "opened") return { ...facts({ unloading: true }), steps: [], zones: now.zones.map(turned) };
  if (line.key === "service") return facts({ unloading: false, done: undefined });
  return facts({ done: line.key === "succeeded" || line.key === "failed" ? line.key : undefined });
};

/** The favourite, and the boxes that went out where they are counted openly. */
export const counted: TableModule["counted"] = (stat) => (stat.face ? drawing(stat.face) : stat.key === "pizzas" ? drawing("box") : null);

export const back: TableModule["back"] = (mark) => COLOURS[mark ?? ""]?.colour ?? "#2f5d73";
export const confetti = Object.keys(KINDS).map((kind) => drawing(kind) ?? "");
export const tells = true;
const wide = new MediaQuery("min-width: 60.01rem");
export const answers = (): boolean => wide.current; // beside the pizza where there is room for them
export const ANSWERS: Record<string, string> = looks.answers; // their pictures
export const notes: Record<keyof typeof told, Record<Language, string>> = told; // what a place is
export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
