// La Pâtisserie Rococo's table: the salon, the market around it, and how its cards are printed.

import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Language } from "$lib/protocol";
import type { Seating } from "$lib/seating";
import named from "./bells.json";
import pages from "./book.json";
import steps from "./lesson.json";
import looks from "./looks.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "./Stats.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });
export const drawing = drawings(art);

// Fourteen drawings for forty-five pastries, fifteen faces for eighty-five people.
const FAMILIES: Record<string, string[]> = looks.pastries;
const DRAWN = new Map(Object.entries({ ...FAMILIES, ...looks.people }).flatMap(([art, names]) => names.map((name) => [name, art])));
const PEOPLE = /^(i|ii|iii|iv|start|star)_/;
const NAMED: Record<string, string> = looks.named;
const WORN = looks.worn as Record<"chef" | "help" | "cake", CardLook>;

/** The picture of anything that has a notation: pastry, person, ingredient, action. */
export function picture(face: string): string | undefined {
  return drawing(DRAWN.get(face) ?? NAMED[face] ?? face) ?? drawing(face.split("_")[0] ?? "");
}

/** What is on a tile: its ingredients on one side, its garnishes on the other. */
export function sidesOf(face: string): { front: string[]; back: string[] } {
  const parts = face.split("_").filter((part) => !/^(plain|\d+)$/.test(part));
  const garnish = (part: string) => looks.garnishes.includes(part);
  return { front: parts.filter((part) => !garnish(part)), back: parts.filter(garnish) };
}

export function isChef(mark: string | undefined): boolean {
  return mark === "P";
}

/** I to IV; the first ones and the starred ones have none. */
export function levelOf(face: string): string {
  return /^(i|ii|iii|iv)_/.exec(face)?.[1]?.toUpperCase() ?? (face.startsWith("star_") ? "★" : "");
}

/** While an action is to be chosen, touching what it is about rings its bell, and goes on to that. */
export function ring(at: Seating, action: string, refs: string[]): (() => void) | undefined {
  const move = at.on.moves.find((one) => one.refs.includes(`action_${action}`));
  if (!move) return undefined;
  return () => {
    at.play(move);
    at.on.follow(refs, refs);
  };
}

export const look: TableModule["look"] = (item) => {
  const shown = { picture: picture(item.face), name: item.label };
  if (PEOPLE.test(item.face)) return { ...shown, ...(isChef(item.mark) ? WORN.chef : WORN.help), letter: item.mark };
  return { ...shown, ...WORN.cake, value: item.mark };
};

// The end of a round, and what the Mentor does and why, are told line by line.
export const beats: TableModule["beats"] = looks.beats;
export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
export const bells: Record<string, Record<Language, string>> = named;
export const back: TableModule["back"] = () => "#8a3550";
export const purse = true;
export const confetti = Object.keys(FAMILIES).slice(0, 8).map((name) => drawing(name) ?? "");
