// Ramen's table: how its cards are printed, its bowls, its fridge.

import { drawings } from "$lib/drawings";
import type { CardLook, Idea, TableModule } from "$lib/games";

import pages from "./book.json";
import kinds from "./kinds.json";
import ideas from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Verdict } from "./Critics.svelte";

export const drawing = drawings(import.meta.glob("./art/*.svg", { eager: true, query: "?url", import: "default" }));

/** An ingredient: where its topping always lies in the bowl and where its values stand, in percent, and
 * its cards, by value. */
export type Kind = (typeof kinds)[number];
export const TOPPINGS = kinds; // in the order in which they lie over one another

/** The kind of a card; one of which only the face is known is found by that. */
export function kindOf({ face, mark, family }: Parameters<TableModule["look"]>[0]): Kind | undefined {
  return kinds.find((kind) => (mark ? kind.family === family : kind.faces.includes(face)));
}

export const look: TableModule["look"] = (item) => {
  const kind = kindOf(item);
  return kind ? { ...(kind as CardLook), picture: drawing(kind.key) ?? "", value: item.mark || String(kind.faces.indexOf(item.face)) } : {};
};

export const confetti = kinds.map((kind) => drawing(kind.key) ?? "");

export const lesson: Idea[] = ideas;
export const book = pages as unknown as TableModule["book"];
