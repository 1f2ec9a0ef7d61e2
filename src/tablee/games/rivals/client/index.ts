// Rival Restaurants' table: a street of stalls, and what each thing on it looks like.

import bin from "$art/bin.svg";
import coin from "$art/coin.svg";
import heart from "$art/popularity.svg";
import star from "$art/star.svg";
import { drawings } from "$lib/drawings";
import type { CardLook, Idea, TableModule } from "$lib/games";
import type { Chip, Icon, Item, Update } from "$lib/protocol";
import type { Seating } from "$lib/seating";
import { touching } from "$lib/selection";
import { faces, placeOf, siteOf } from "$lib/view";
import pages from "./book.json";
import ideas from "./lesson.json";
import looks from "./looks.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "$parts/Won.svelte";
export { default as Stats } from "$parts/Holdings.svelte";

export const drawing = drawings(import.meta.glob("./art/*.svg", { eager: true, query: "?url", import: "default" }));

const DISHES = Object.entries(looks.dishes).flatMap(([art, recipes]) => recipes.map((recipe) => [recipe, art]));
const DRAWN: Record<string, string> = { ...looks.drawn, ...Object.fromEntries(DISHES) }; // by other names than their own
const SORTS: Record<number, string> = looks.sorts; // cards without a picture of their own
export const MARKETS = looks.markets as (CardLook & { sign: string; deck: string })[]; // an ingredient wears the colours of its market

/** The picture of anything that has a notation: ingredient, upgrade, action card, restaurant, market. */
export function pictureOf(face: string): string | undefined {
  if (face === "garbage") return bin;
  return drawing(DRAWN[face] ?? face) ?? drawing(`sign-${face}`);
}

/** The sign over a market, which sells a family of ingredients; beyond them, of the Island. */
export const signOf = (row: number) => drawing(`sign-${MARKETS[row]?.sign ?? "island"}`);

export const look: TableModule["look"] = ({ face, family, label: name }) => {
  const chef = drawing(`chef-${face}`);
  if (chef) return { ...(looks.chef as CardLook), picture: chef, name };
  if (family === undefined) return { picture: pictureOf(face), name }; // no card: a place, a space at a counter
  return { ...MARKETS[family % MARKETS.length], picture: pictureOf(face) ?? drawing(SORTS[family] ?? "dish"), name };
};

/** The chef somebody plays, to stand in the street. */
export const figure: TableModule["figure"] = (now, seat) => drawing(`chef-${placeOf(now, "chefs", seat)?.items[0]?.face}`);

/** Somebody's restaurant, as a house. */
export const houseOf = (now: Update, seat: number) => pictureOf(placeOf(now, "restaurant", seat)?.items[0]?.face ?? "");

/** What a recipe asks for, and what it brings. */
export function needsOf({ chips }: Item): { needs: Chip[]; hearts: number; garbage: number } {
  const brings = (icon: Icon) => chips.find((chip) => chip.icon === icon)?.n ?? 0;
  return { needs: chips.filter((chip) => chip.face), hearts: brings("heart"), garbage: brings("rubbish") };
}

/** My recipes that lack an ingredient. */
export function lacking(now: Update, face: string): Item[] {
  const short = (item: Item) => item.chips.some((chip) => chip.face === face && chip.tone === "lack");
  return faces(placeOf(now, "recipes", now.you ?? -1)).filter(short);
}

/** What whoever looks chooses from: what was drawn; before there is a street, chefs and restaurants. */
export function openOf({ now }: Seating): Item[] {
  const lying = (names: string[], seats: number[]) => seats.flatMap((seat) => names.flatMap((name) => faces(placeOf(now, name, seat))));
  if (siteOf(now, "town")) return lying(["look"], now.seats.map((one) => one.seat));
  const mine = lying(["look", "chefs", "restaurant"], [now.you ?? -1]);
  return mine.filter((item) => touching(now.moves, item.refs));
}

/** What somebody has for good: who cooks there, the restaurant, upgrades, and the dishes that were cooked. */
export const signs: TableModule["signs"] = (now, seat) => {
  const cards = ["chefs", "restaurant"].flatMap((name) => faces(placeOf(now, name, seat))).map((item) => ({
    refs: item.refs, label: item.label, picture: look(item).picture,
    text: [item.text, ...item.chips.map((chip) => chip.text)].filter(Boolean).join(" · "),
  }));
  const bought = (siteOf(now, "upgrades")?.spots ?? []).filter((spot) => spot.chips.some((chip) => chip.seat === seat));
  const cooked = faces(placeOf(now, "mastered", seat));
  return [
    ...cards,
    ...bought.map(({ face, label: text }) => ({ refs: [], label: "", text, picture: pictureOf(face) })),
    ...cooked.slice(-1).map(({ face, place }) => ({ refs: [place], zone: place, label: "", text: cooked.map((item) => item.label).join(", "), picture: pictureOf(face) ?? drawing("dish"), n: cooked.length })),
  ];
};

export const counted: TableModule["counted"] = (stat) => ({ coin, heart, rubbish: bin, level: star } as Partial<Record<Icon, string>>)[stat.icon];

export const back: TableModule["back"] = () => "#b0321f";
export const confetti = looks.confetti.map((name) => drawing(name) ?? "");
export const wide = true;
export const scenes = looks.scenes;
export const beats: TableModule["beats"] = looks.beats;
export const aimed = looks.aimed;
export const lesson: Idea[] = ideas;
export const book = pages as unknown as TableModule["book"];
