// Rival Restaurants' table: a street of stalls, and what each thing on it looks like.

import bin from "$art/bin.svg";
import coin from "$art/coin.svg";
import heart from "$art/popularity.svg";
import star from "$art/star.svg";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Icon, Item, LogLine, Spot, Update } from "$lib/protocol";
import type { Seating } from "$lib/seating";
import { refsOfItem } from "$lib/selection";
import { faces, siteOf, zonesOf } from "$lib/view";
import asked from "./asks.json";
import pages from "./book.json";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Stats } from "./Stats.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string | undefined {
  return art[`./art/${name}.svg`];
}

// The markets' colours and patterns: an ingredient wears those of the market that sells it.
const MARKETS: CardLook[] = [
  { colour: "#7a4f12", tint: "#ffe9bf", pattern: "diag" },
  { colour: "#a8352a", tint: "#ffd3c8", pattern: "hor" },
  { colour: "#2f6b2a", tint: "#d3efb9", pattern: "dots" },
  { colour: "#8f2a2a", tint: "#ffd0d0", pattern: "ver" },
  { colour: "#28518c", tint: "#cfe2fb", pattern: "wave" },
  { colour: "#5a3a80", tint: "#e2d4f5", pattern: "check" },
];

const SIGNS = ["carbtastic", "fruit_stand", "veggie_land", "chop_shop", "dairy_king", "mystery_mart"];

/** The sign over the market that sells a family of ingredients. */
export function signOf(family: number): string | undefined {
  return drawing(`sign-${SIGNS[family]}`);
}

/** An ingredient: its picture, and the colours of the market (its family) that sells it. */
export function ingredient(face: string, family: number, name: string): CardLook {
  return { ...MARKETS[family], picture: drawing(face), name };
}

export const look: TableModule["look"] = (item) => {
  const face = item.face ?? "";
  const chef = drawing(`chef-${face}`);
  if (chef) return { picture: chef, colour: "#4a3b44", tint: "#ffe9a3", pattern: "ring", name: item.label };
  if (/-\d$/.test(face)) return {}; // a space at a counter is no card
  const sort = item.family ?? 5;
  const family = MARKETS[sort % MARKETS.length] ?? {};
  return { ...family, picture: ACTIONS[face] ?? drawing(face) ?? drawing(`sign-${face}`) ?? drawing(SORTS[sort] ?? "dish"), name: item.label };
};

// Cards without a picture of their own: restaurants, and actions.
const SORTS: Record<number, string> = { 1: "house-b", 6: "cloche", 7: "fork-swords" };

/** What each upgrade is drawn as. */
export const UPGRADES: Record<string, string> = {
  basic_recipe_book: "up-basic",
  gourmet_recipe_book: "up-gourmet",
  double_burner: "up-burner",
  social_media_ads: "up-ads",
  celebrity_endorsement: "up-celebrity",
};

const ACTIONS: Record<string, string | undefined> = {
  clam_voyance: drawing("act-clam"),
  armed_robbery: drawing("act-robbery"),
  five_star_review: drawing("act-review"),
  discount: drawing("act-discount"),
};

/** The chef somebody plays, to stand in the street. */
export function chefOf(now: Update, seat: number): string | undefined {
  const face = zonesOf(now, "chefs", seat)?.items[0]?.face;
  return face ? drawing(`chef-${face}`) : undefined;
}

/** What whoever looks chooses from before there is a street: chefs, restaurants. */
export function openOf(at: Seating): Item[] {
  const mine = at.now.zones.filter((zone) => zone.owner === at.now.you && !/^(recipes|pantry|hand)_/.test(zone.id)).flatMap(faces);
  return mine.filter((item) => at.on.moves.some((move) => refsOfItem(item).some((ref) => move.refs.includes(ref))));
}

/** The upgrades that somebody owns. */
export function upgradesOf(now: Update, seat: number): Spot[] {
  return (siteOf(now, "upgrades")?.spots ?? []).filter((spot) => spot.chips.some((chip) => chip.seat === seat));
}

export const counted: TableModule["counted"] = (stat) => ({ coin, heart, rubbish: bin, level: star } as Partial<Record<Icon, string>>)[stat.icon];

/** What somebody did since I passed: for this the market goes round again. */
export function because(now: Update, log: LogLine[]): LogLine | undefined {
  const mine = log.map((line) => line.key === "passed" && line.args.seat === now.you).lastIndexOf(true);
  const since = log.slice(mine + 1);
  if (now.phase !== "beat" || mine < 0 || since.some((line) => line.key === "market")) return undefined;
  return since.find((line) => line.key !== "passed" && line.seats.length > 0 && line.seats[0] !== now.you);
}

export const back: TableModule["back"] = () => "#b0321f";
export const confetti = ["tomato", "cheese", "fish", "carrot", "bread", "avocado", "wine"].map((name) => drawing(name) ?? "");
export const wide = true;
export const scenes = ["cooked", "level", "robbed", "stole", "surrendered", "closed", "lost-popularity", "traded", "won"];
export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
export const book = pages as unknown as TableModule["book"];
