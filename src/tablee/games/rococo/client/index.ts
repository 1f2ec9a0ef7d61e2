// La Pâtisserie Rococo's table: the salon, the market around it, and how its cards are printed.

import { drawings } from "$lib/drawings";
import type { CardLook, Idea, TableModule } from "$lib/games";
import { chipOf } from "$lib/view";
import coin from "$art/coin.svg";
import pages from "./book.json";
import ideas from "./lesson.json";
import looks from "./looks.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "./Stats.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });
export const drawing = drawings(art);

// Fourteen drawings for forty-five pastries, fifteen faces for eighty-five people.
const FAMILIES: Record<string, string[]> = looks.pastries;
const DRAWN = new Map(Object.entries({ ...FAMILIES, ...looks.people, ...looks.tiles }).flatMap(([art, names]) => names.map((name) => [name, art])));
const PEOPLE = new Set(Object.values(looks.people).flat());
const NAMED: Record<string, string> = looks.named;
const WORN = looks.worn as Record<string, CardLook>; // by class of staff; all goods alike
export const MARKS: Record<string, string> = looks.marks; // of the classes, the same in both languages

/** The picture of anything that has a notation: pastry, person, ingredient, action. */
export function picture(face: string): string | undefined {
  return drawing(DRAWN.get(face) ?? NAMED[face] ?? face);
}

/** The class of somebody who works here; nothing of goods. */
export function classOf(item: Parameters<TableModule["look"]>[0]): string | undefined {
  return chipOf(item, "rank")?.face ?? (PEOPLE.has(item.face) ? "assistant" : undefined);
}

export const look: TableModule["look"] = (item) => {
  const rank = classOf(item);
  const worn = { picture: picture(item.face), name: item.label, ...WORN[rank ?? "goods"] };
  return rank ? { ...worn, letter: MARKS[rank] } : { ...worn, value: item.mark };
};

// The end of a round, and what the Mentor does and why, are told line by line.
export const { beats, unticketed } = looks;
export const tiers = Object.fromEntries(Object.entries(looks.tiers).map(([key, [art = "", colour, pattern]]) => [key, { picture: drawing(art) ?? coin, colour, pattern }])) as TableModule["tiers"];
export const lesson: Idea[] = ideas;
export const book = pages as unknown as TableModule["book"];
export const back: TableModule["back"] = () => "#8a3550";
export const purse = true;
export const confetti = Object.keys(FAMILIES).slice(0, 8).map((name) => drawing(name) ?? "");
