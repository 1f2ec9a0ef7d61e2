// Rival Restaurants' table: a street of stalls, and what each thing on it looks like.

import bin from "$art/bin.svg";
import coin from "$art/coin.svg";
import heart from "$art/popularity.svg";
import star from "$art/star.svg";
import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Chip, Icon, Item, LogLine, Spot, Update } from "$lib/protocol";
import type { Seating } from "$lib/seating";
import { refsOfItem } from "$lib/selection";
import { faces, siteOf, zonesOf } from "$lib/view";
import asked from "./asks.json";
import pages from "./book.json";
import steps from "./lesson.json";
import looks from "./looks.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Stats } from "./Stats.svelte";

export const drawing = drawings(import.meta.glob("./art/*.svg", { eager: true, query: "?url", import: "default" }));

const DISHES = Object.entries(looks.dishes).flatMap(([art, recipes]) => recipes.split(" ").map((recipe) => [recipe, art]));
const DRAWN: Record<string, string> = { ...looks.drawn, ...Object.fromEntries(DISHES) }; // by other names than their own
const SORTS: Record<number, string> = looks.sorts; // cards without a picture of their own
const MARKETS = looks.markets as (CardLook & { sign: string })[]; // an ingredient wears the colours of its market

/** The picture of anything that has a notation: ingredient, upgrade, action card, restaurant, market. */
export function pictureOf(face: string): string | undefined {
  if (face === "garbage") return bin;
  return drawing(DRAWN[face] ?? face) ?? drawing(`sign-${face}`);
}

/** The sign over the market that sells a family of ingredients. */
export function signOf(family: number): string | undefined {
  return drawing(`sign-${MARKETS[family]?.sign}`);
}

/** An ingredient: its picture, and the colours of the market (its family) that sells it. */
export function ingredient(face: string, family: number, name: string): CardLook {
  return { ...MARKETS[family % MARKETS.length], picture: drawing(face), name };
}

export const look: TableModule["look"] = ({ face, family = 5, label: name }) => {
  const chef = drawing(`chef-${face}`);
  if (chef) return { ...(looks.chef as CardLook), picture: chef, name };
  if (/-\d$/.test(face)) return {}; // a space at a counter is no card
  return { ...MARKETS[family % MARKETS.length], picture: pictureOf(face) ?? drawing(SORTS[family] ?? "dish"), name };
};

/** The chef somebody plays, to stand in the street. */
export function chefOf(now: Update, seat: number): string | undefined {
  const face = zonesOf(now, "chefs", seat)?.items[0]?.face;
  return face ? drawing(`chef-${face}`) : undefined;
}

/** Somebody's restaurant, as a house. */
export function houseOf(now: Update, seat: number): string | undefined {
  return pictureOf(zonesOf(now, "restaurant", seat)?.items[0]?.face ?? "");
}

const FINE = 4; // the family of gourmet recipes

/** A recipe's pennant: a letter, and whether it is a gourmet one. */
export const pennant = ({ id, label, family }: Item) => ({ id, letter: label.slice(0, 1), fine: family === FINE });

/** What a recipe asks for, and what it brings. */
export function needsOf({ chips }: Item): { needs: Chip[]; hearts: string; garbage: string } {
  const brings = (icon: Icon) => chips.find((chip) => chip.icon === icon)?.text ?? "";
  return { needs: chips.filter((chip) => chip.face), hearts: brings("heart"), garbage: brings("rubbish") };
}

/** The recipes of somebody, else my own, that lack an ingredient. */
export function lacking(now: Update, face: string, seat = now.you ?? -1): ReturnType<typeof pennant>[] {
  const short = (item: Item) => item.chips.some((chip) => chip.face === face && chip.tone === "lack");
  return faces(zonesOf(now, "recipes", seat)).filter(short).map(pennant);
}

/** What names the place of these. */
export const headOf = (spots: Spot[]) => spots.find((spot) => spot.heading);
export const keyOf = (spots: Spot[]) => headOf(spots)?.refs[0]?.slice("place_".length) ?? "";

/** Whose chefs stand at one of these. */
export function seatsAt(spots: Spot[]): number[] {
  return [...new Set(spots.flatMap((spot) => spot.chips).map((chip) => chip.seat).filter((seat) => seat >= 0))];
}

/** What whoever looks chooses from: what was drawn; before there is a street, chefs and restaurants. */
export function openOf(at: Seating): Item[] {
  const drawn = at.now.zones.filter((zone) => zone.id.startsWith("look_")).flatMap(faces);
  if (siteOf(at.now, "town")) return drawn;
  const mine = at.now.zones.filter((zone) => zone.owner === at.now.you && !/^(recipes|pantry|hand)_/.test(zone.id)).flatMap(faces);
  return mine.filter((item) => at.now.moves.some((move) => refsOfItem(item).some((ref) => move.refs.includes(ref))));
}

/** The upgrades that somebody owns. */
export function upgradesOf(now: Update, seat: number): Spot[] {
  return (siteOf(now, "upgrades")?.spots ?? []).filter((spot) => spot.chips.some((chip) => chip.seat === seat));
}

export const counted: TableModule["counted"] = (stat) => ({ coin, heart, rubbish: bin, level: star } as Partial<Record<Icon, string>>)[stat.icon];

/** What somebody did since I passed: for this the market goes round again. */
export function because(now: Update, log: LogLine[]): LogLine | undefined {
  const mine = log.map((line) => line.seats[0] === now.you || (line.key === "traded" && line.seats.includes(now.you ?? -1))).lastIndexOf(true);
  const since = log.slice(mine + 1);
  const asked = now.moves.some((move) => move.text === now.standing?.text);
  if (!asked || log[mine]?.key !== "passed" || since.some((line) => line.key === "market")) return undefined;
  return since.find((line) => line.key !== "passed" && line.seats.length > 0 && line.seats[0] !== now.you);
}

export const back: TableModule["back"] = () => "#b0321f";
export const confetti = looks.confetti.map((name) => drawing(name) ?? "");
export const wide = true;
export const scenes = looks.scenes;
export const beats: TableModule["beats"] = looks.beats;
export const aimed = looks.aimed;
export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
export const book = pages as unknown as TableModule["book"];
