// La Pâtisserie Rococo's table: the salon, the market around it, and how its cards are printed.

import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Language } from "$lib/protocol";
import coin from "$art/coin.svg";
import pages from "./book.json";
import steps from "./lesson.json";
import looks from "./looks.json";
import names from "./bells.json";

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
const WORN = looks.worn as CardLook[];
export const RECIPE = 2; // the family of recipes and pastries: before it people, after it tiles

/** The picture of anything that has a notation: pastry, person, ingredient, action. */
export function picture(face: string): string | undefined {
  return drawing(DRAWN.get(face) ?? NAMED[face] ?? face);
}

export const look: TableModule["look"] = ({ face, label, mark, family = PEOPLE.has(face) ? RECIPE - 1 : RECIPE }) => {
  const worn = { picture: picture(face), name: label, ...WORN[Math.min(family, RECIPE)] };
  return family < RECIPE ? { ...worn, letter: mark } : { ...worn, value: mark };
};

// The end of a round, and what the Mentor does and why, are told line by line.
export const { beats, unticketed } = looks;
export const tiers = Object.fromEntries(Object.entries(looks.tiers).map(([key, [art = "", colour, pattern]]) => [key, { picture: drawing(art) ?? coin, colour, pattern }])) as TableModule["tiers"];
export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
export const bells: Record<string, Record<Language, string>> = names;
export const back: TableModule["back"] = () => "#8a3550";
export const purse = true;
export const confetti = Object.keys(FAMILIES).slice(0, 8).map((name) => drawing(name) ?? "");
