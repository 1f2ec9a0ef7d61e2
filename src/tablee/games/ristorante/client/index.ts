// Ristorante Italia's table: five shops, one's own restaurant, and what they sell.

import type { CardLook, Step, TableModule } from "$lib/games";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string | undefined {
  return art[`./art/${name}.svg`];
}

export const SHOPS = ["butcher", "fishmonger", "greengrocer", "fruit_seller", "grocer"];

const WORN: Record<string, CardLook> = {
  butcher: { colour: "#a02420", tint: "#ffd0c4", pattern: "ver" },
  fishmonger: { colour: "#28518c", tint: "#cfe2fb", pattern: "wave" },
  greengrocer: { colour: "#2f6b2a", tint: "#d3efb9", pattern: "dots" },
  fruit_seller: { colour: "#8a5a00", tint: "#ffe9a3", pattern: "ring" },
  grocer: { colour: "#4a4a52", tint: "#e8e2d6", pattern: "check" },
};
const WINES: [RegExp, string][] = [
  [/rouge|red/i, "wine-red"],
  [/blanc|white/i, "wine-white"],
  [/ros/i, "wine-rose"],
  [/effer|spark/i, "wine-sparkling"],
  [/doux|sweet/i, "wine-sweet"],
];

export function worn(shop: string): CardLook {
  return WORN[shop] ?? {};
}

export const look: TableModule["look"] = (item) => {
  const face = item.face;
  const tile = drawing(face);
  if (tile) return { picture: tile, colour: "#4a4a52", tint: "#ffe9c8", pattern: "check", name: item.label };
  const wine = WINES.find(([word]) => word.test(item.text ?? ""))?.[1];
  if (wine && !(item.text ?? "").includes("·")) {
    return { picture: drawing(wine), colour: "#5a1f2e", tint: "#f3d9dd", pattern: "ring", name: item.label };
  }
  return { picture: drawing("plate"), colour: "#1f6a4f", tint: "#dff0dd", pattern: "check", name: item.label, value: item.mark };
};

export const lesson: Step[] = steps;
export const back: TableModule["back"] = (mark) => worn(mark ?? "").colour ?? "#6b1f2e";
export const confetti = ["tomato", "pasta", "cheese", "lemon", "wine-red", "prawns", "mushroom"].map((name) => drawing(name) ?? "");
