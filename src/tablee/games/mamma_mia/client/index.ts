// Mamma Mia's table: ingredients, and orders as pizzas whose places fill.

import type { CardLook, Step, TableModule } from "$lib/games";
import type { Item, Update } from "$lib/protocol";

import asked from "./asks.json";
import pages from "./book.json";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Stats } from "$parts/Counts.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string {
  return art[`./art/${name}.svg`] ?? "";
}

interface Kind extends CardLook {
  letter: string;
}

// Letters that stand in the French and in the English name and meet nowhere.
export const KINDS: Record<string, Kind> = {
  pineapple: { letter: "A", colour: "#8a5a00", tint: "#ffe9a3", pattern: "dots" },
  pepper: { letter: "P", colour: "#2f6b2a", tint: "#d3efb9", pattern: "diag" },
  mushroom: { letter: "M", colour: "#6e5236", tint: "#e9d8bf", pattern: "ver" },
  olive: { letter: "O", colour: "#4a3b66", tint: "#d9cdea", pattern: "ring" },
  chorizo: { letter: "Z", colour: "#a02420", tint: "#ffc2b4", pattern: "check" },
  shrimp: { letter: "R", colour: "#b03c1c", tint: "#ffd3c0", pattern: "wave" },
};

// A player's things wear the colour that is said; its pattern is that of the favourite.
export const COLOURS: Record<string, { tone: string; tint: string; pattern: CardLook["pattern"] }> = {
  yellow: { tone: "#8a5a00", tint: "#ffe9a3", pattern: "dots" },
  green: { tone: "#2f6b2a", tint: "#d3efb9", pattern: "diag" },
  brown: { tone: "#6e4a2a", tint: "#e9d8bf", pattern: "ver" },
  purple: { tone: "#5a4380", tint: "#d9cdea", pattern: "ring" },
  red: { tone: "#a02420", tint: "#ffc2b4", pattern: "check" },
  pink: { tone: "#a63a6d", tint: "#ffd0e4", pattern: "wave" },
};

export interface Need {
  kinds: string[]; // a kind, two to choose between, or the sign for one that nobody has named
  count: number;
}

export interface Order {
  colour: string;
  type: string;
  needs: Need[];
  forbidden: string[];
}

/** An order as the table tells it: a chip for each card that it takes, a warning for each it must
 * not meet. */
export function orderOf(item: Pick<Item, "face"> & Partial<Item>): Order | undefined {
  const [, colour, rest] = /^([a-z]+)_(.+)$/.exec(item.face ?? "") ?? [];
  if (!colour || !rest || !COLOURS[colour]) return undefined;
  const type = TYPES.find((one) => rest.startsWith(one)) ?? "normale";
  const needs: Need[] = [];
  for (const chip of (item.chips ?? []).filter((one) => one.tone !== "warn")) {
    const last = needs.at(-1);
    if (last?.kinds.join("/") === chip.face) last.count += 1;
    else needs.push({ kinds: chip.face.split("/"), count: 1 });
  }
  const forbidden = (item.chips ?? []).filter((chip) => chip.tone === "warn").map((chip) => chip.face);
  return { colour, type, needs, forbidden };
}

export function sizeOf(order: Order): number {
  return order.needs.reduce((all, need) => all + need.count, 0);
}

const SIGNS: Record<string, string> = { joker: "slot-star", "other-joker": "slot-diamond", fewest: "slot-fewest" };

/** A kind's picture, or that of the sign for a kind that nobody has named. */
export function pictureOf(kind: string): string {
  return drawing(SIGNS[kind] ?? kind);
}

const ICONS: Record<string, string> = {
  normale: "o-normale",
  mista: "o-normale",
  doppia: "o-normale",
  monotoni: "o-monotoni",
  ghiottona: "o-ghiottona",
  bombastica: "o-bombastica",
  mamma_mia: "o-mamma-mia",
  minimale: "o-minimale",
  monotoni_junior: "o-junior",
  minipizza: "o-mini",
};

const TYPES = Object.keys(ICONS).sort((a, b) => b.length - a.length); // the longest name first

export const look: TableModule["look"] = (item) => {
  const face = item.face ?? "";
  const kind = KINDS[face];
  if (kind) return { ...kind, picture: drawing(face) };
  const order = orderOf(item);
  if (!order) return {};
  const worn = COLOURS[order.colour];
  return {
    picture: drawing(ICONS[order.type] ?? "o-normale"),
    colour: worn?.tone,
    tint: worn?.tint,
    pattern: worn?.pattern,
    name: (item.label ?? "").split(" (")[0],
  };
};

/** The colours are random, so a seat's own is a fact of the table. */
export function colourOf(now: Update, seat: number): string {
  const colours = now.facts.colours;
  return Array.isArray(colours) ? String(colours[seat] ?? "red") : "red";
}

export const tone: TableModule["tone"] = (now, seat) => COLOURS[colourOf(now, seat)]?.tone;

// Card by card: each is looked at before the next comes out.
export const beats: TableModule["beats"] = {
  opened: 700, out: 550, "order-out": 800, spoiled: 1100, "no-candidate": 1100,
  chose: 500, "chose-two": 500, added: 500, pledged: 500, asked: 700, "asked-any": 700, "no-help": 600,
  gave: 700, succeeded: 900, reward: 700, failed: 1000,
};

/** The favourite, and the boxes that went out where they are counted openly. */
export const counted: TableModule["counted"] = (stat) => (stat.face ? drawing(stat.face) : stat.key === "pizzas" ? drawing("box") : null);

export const back: TableModule["back"] = (mark) => COLOURS[mark ?? ""]?.tone ?? "#2f5d73";

export const confetti = Object.keys(KINDS).map(drawing);

export const brief = (text: string): string => text.replace(/ \([^()]*\)/g, ""); // formulas are drawn
export const tells = true;
export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
export const book = pages as unknown as TableModule["book"];
