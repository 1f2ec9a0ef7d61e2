// Ramen's table: how its cards are printed, its bowls, its fridge.

import type { CardLook, Step, TableModule } from "$lib/games";

import asked from "./asks.json";
import pages from "./book.json";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Verdict } from "./Critics.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string {
  return art[`./art/${name}.svg`] ?? "";
}

export interface Kind extends CardLook {
  key: string;
  home: [number, number]; // where its topping always lies in the bowl, in percent
  chip: [number, number]; // where its values stand
}

const KINDS: Record<string, Kind> = {
  ne: kind("negi", "G", "#3f7020", "#d8eeb0", "ring", [50, 28.75], [59.4, 24.4]),
  sh: kind("shiitake", "S", "#5f3a24", "#e6cdb2", "ver", [73.75, 35.6], [83.4, 39.7]),
  no: kind("nori", "N", "#0f5546", "#bfe3cf", "hor", [26.25, 35.6], [16.6, 39.7]),
  aj: kind("ajitama", "A", "#8f4f10", "#ffd9a0", "diag", [50, 45.6], [59.7, 49.7]),
  ka: kind("kamaboko", "K", "#a32758", "#ffc6da", "wave", [72.5, 53.1], [82.2, 54.4]),
  ch: kind("chashu", "C", "#8f3320", "#ffc9b0", "dots", [27.5, 53.1], [17.8, 54.4]),
  me: kind("menma", "M", "#725200", "#ffe9a3", "check", [50, 62.5], [59.7, 65]),
};

function kind(
  key: string,
  letter: string,
  colour: string,
  tint: string,
  pattern: CardLook["pattern"],
  home: [number, number],
  chip: [number, number],
): Kind {
  const name = key[0]?.toUpperCase() + key.slice(1);
  return { key, picture: drawing(key), letter, colour, tint, pattern, home, chip, name };
}

/** The seven, in the order in which they lie over one another. */
export const TOPPINGS = Object.entries(KINDS);

export function kindOf(face: string | undefined): Kind | undefined {
  return KINDS[(face ?? "").slice(0, 2)];
}

export const look: TableModule["look"] = (item) => ({ ...kindOf(item.face), value: item.face?.slice(2) });

export const confetti = TOPPINGS.map(([, known]) => known.picture ?? "");

export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
export const book = pages as unknown as TableModule["book"];
