// Rival Restaurants' table: a street of stalls, and what each thing on it looks like.

import type { CardLook, Step, TableModule } from "$lib/games";
import type { Update } from "$lib/protocol";
import { zonesOf } from "$lib/view";
import text from "../data/ingredients.toml?raw";
import asked from "./asks.json";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";

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

interface Ingredient {
  key: string;
  market: number;
}

const SELLERS = ["carbtastic", "fruit_stand", "veggie_land", "chop_shop", "dairy_king", "mystery_mart"];
const BY_NAME = new Map<string, Ingredient>();

for (const block of text.split("[[ingredient]]").slice(1)) {
  const read = (field: string) => new RegExp(`${field} = "([^"]*)"`).exec(block)?.[1] ?? "";
  const found = { key: read("id"), market: SELLERS.indexOf(read("market")) };
  for (const field of ["id", "name_en", "name_fr"]) BY_NAME.set(read(field), found);
}

/** An ingredient by its key or by its name in either language. */
export function ingredient(name: string): (CardLook & { key: string }) | undefined {
  const found = BY_NAME.get(name);
  if (!found) return undefined;
  return { ...MARKETS[found.market], key: found.key, picture: drawing(found.key), name };
}

export const look: TableModule["look"] = (item) => {
  const face = item.face ?? "";
  const found = ingredient(face);
  if (found) return { ...found, name: item.label };
  const chef = drawing(`chef-${face}`);
  if (chef) return { picture: chef, colour: "#4a3b44", tint: "#ffe9a3", pattern: "ring", name: item.label };
  const family = MARKETS[(item.family ?? 5) % MARKETS.length] ?? {};
  return { ...family, picture: ACTIONS[face], name: item.label };
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

export const back: TableModule["back"] = () => "#b0321f";
export const confetti = ["tomato", "cheese", "fish", "carrot", "bread", "avocado", "wine"].map((name) => drawing(name) ?? "");
export const wide = true;
export const lesson: Step[] = steps;
export const asks: TableModule["asks"] = asked;
