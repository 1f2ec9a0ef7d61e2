// Mamma Mia's table: ingredients, and orders as pizzas whose places fill.

import { MediaQuery } from "svelte/reactivity";
import { drawings } from "$lib/drawings";
import type { CardLook, Idea, TableModule } from "$lib/games";
import type { Chip, Item, Language, LogLine, Update, Zone } from "$lib/protocol";
import { chipOf, chipsOf, statsOf } from "$lib/view";
import pages from "./book.json";
import ideas from "./lesson.json";
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
  n: number; // how many cards it takes
  name: string; // the same in both languages
  icon: string;
  base: string; // what the pizza lies on
  needs: Chip[]; // of a kind, of one of two, or of the sign for one that nobody has named
  places: Chip[]; // so many alike: filled, lacking, or to be filled by oneself
  count: Chip | undefined; // how far whatever lies there goes
  forbidden: Chip[];
}

/** An order as the table tells it: which pizza and whose, what it takes, what it must not meet. */
export function orderOf({ chips = [] }: Partial<Item>): Order | undefined {
  const pizza = chipOf({ chips }, "pizza");
  const needs = chips.filter(({ key }) => key === "need" || key === "or");
  return pizza && { seat: pizza.seat, n: pizza.n, ...(TYPES[pizza.face] ?? PLAIN), needs, places: chipsOf({ chips }, "place"), count: chipOf({ chips }, "count"), forbidden: chipsOf({ chips }, "forbidden") };
}

/** A kind's picture, or that of the sign for a kind that nobody has named. */
export const pictureOf = (kind: string): string | undefined => drawing(SIGNS[kind] ?? kind);

export const look: TableModule["look"] = (item) => ({ ...KINDS[item.face], picture: drawing(orderOf(item)?.icon ?? item.face) ?? "" });

/** What somebody's things look like: the colours are drawn by lot. */
export function wornBy(now: Update, seat: number): CardLook {
  return COLOURS[statsOf(now, seat).find(({ key }) => key === "colour")?.face ?? ""] ?? {};
}

export const tone: TableModule["tone"] = (now, seat) => wornBy(now, seat).colour;

// Card by card: each is looked at before the next comes out.
export const beats: TableModule["beats"] = looks.beats;

/** The oven is turned over when it is opened. */
export const staged = (now: Update, line: LogLine): Partial<Update> => {
  const unloading = (is: boolean) => ({ status: now.status, facts: { ...now.facts, unloading: is } });
  const turned = (zone: Zone) => (zone.id === "oven" ? { ...zone, items: [...zone.items].reverse() } : zone);
  if (line.key === "opened") return { ...unloading(true), steps: [], zones: now.zones.map(turned) };
  return line.key === "service" ? unloading(false) : { status: now.status };
};

/** The favourite, and the boxes that went out where they are counted openly. */
export const counted: TableModule["counted"] = ({ key, face }) => (key === "favourite" ? drawing(face) : key === "pizzas" ? drawing("box") : null);

export const back: TableModule["back"] = (mark) => COLOURS[mark ?? ""]?.colour ?? "#2f5d73";
export const confetti = Object.keys(KINDS).map((kind) => drawing(kind) ?? "");
export const tells = true;
const wide = new MediaQuery("min-width: 60.01rem");
export const answers = (): boolean => wide.current; // beside the pizza where there is room for them
export const ANSWERS: Record<string, string> = looks.answers; // their pictures
export const notes: Record<keyof typeof told, Record<Language, string>> = told; // what a place is
export const lesson: Idea[] = ideas;
export const book = pages as unknown as TableModule["book"];
