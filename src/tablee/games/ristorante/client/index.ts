// Ristorante Italia's table: five shops, one's own restaurant, and what they sell.

import coin from "$art/coin.svg";
import star from "$art/star.svg";
import { drawings } from "$lib/drawings";
import type { CardLook, Idea, TableModule } from "$lib/games";
import type { Chip, Item, Update, Zone } from "$lib/protocol";
import { typeset } from "$lib/typeset";
import { chipOf, faces } from "$lib/view";
import { settings } from "$lib/words.svelte";
import pages from "./book.json";
import ideas from "./lesson.json";
import looks from "./looks.json";
import words from "./words.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "$parts/Counts.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });
export const drawing = drawings(art);
export const guestOf = drawings(art, "vip-");
const wineOf = drawings(art, "wine-");

export function say(key: keyof typeof words): string {
  return typeset(words[key][settings.lang]);
}

const WORN = looks.worn as Record<string, CardLook>; // a shop and its tiles, a deck and its cards
const DRAWN: Record<string, string> = looks.drawn; // decks and bonus cards, by other names than their own
const SORTS: Record<string, string> = looks.sorts; // categories and specialities

export function worn(key: string): CardLook {
  return { ...WORN[key], picture: drawing(DRAWN[key] ?? "") };
}

/** The picture of a category or a speciality, as themes name them. */
export function sortOf(key: string): string | undefined {
  return drawing(SORTS[key] ?? "");
}

export function bottleOf(wine: Chip | undefined): string | undefined {
  return wineOf(wine?.face ?? "");
}

/** The courses of a menu, each with its dishes; what a deck is called is what a course is. */
export function coursesOf(now: Update, menu: Zone | undefined): { label: string; dishes: Item[] }[] {
  const dishes = (course: string) => faces(menu).filter((item) => chipOf(item, "course")?.face === course);
  const decks = now.zones.filter((zone) => zone.base === "deck");
  return decks.filter((deck) => deck.of !== "wine").map(({ label, of }) => ({ label, dishes: dishes(of) }));
}

export const look: TableModule["look"] = (item) => {
  const { face, label: name, mark: value } = item;
  const wine = chipOf(item, "wine-type");
  const category = chipOf(item, "category")?.face;
  if (drawing(face)) return { ...WORN["tile"], picture: drawing(face), name };
  if (WORN[face]) return worn(face); // a course, where only its name is known
  if (DRAWN[face]) return { ...WORN["bonus"], picture: drawing(DRAWN[face]), name };
  if (wine && !category) return { ...WORN["bottle"], picture: bottleOf(wine), name, value };
  return { ...WORN[category ?? ""], picture: category && drawing("plate"), name, value };
};

export const beats: TableModule["beats"] = looks.beats;

const COUNTED: Record<string, string> = looks.counted;
const SHARED: Record<string, string> = { star, coin };
export const counted: TableModule["counted"] = ({ key, hidden }) => key === "vips" || (key === "cubes" && hidden) ? null : drawing(COUNTED[key] ?? "") ?? SHARED[COUNTED[key] ?? ""];

export const tells = true; // recipes say what they lack, the desk what a bid costs
export const quiet = looks.quiet;
export const lesson: Idea[] = ideas;
export const book = pages as unknown as TableModule["book"];
export const back: TableModule["back"] = (mark) => worn(mark ?? "").colour ?? "#6b1f2e";
export const confetti = looks.confetti.map((name) => drawing(name) ?? "");
