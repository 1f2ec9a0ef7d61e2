// Ristorante Italia's table: five shops, one's own restaurant, and what they sell.

import coin from "$art/coin.svg";
import star from "$art/star.svg";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Chip, Item } from "$lib/protocol";
import { settings } from "$lib/words.svelte";
import pages from "./book.json";
import steps from "./lesson.json";
import words from "./words.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "$parts/Counts.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string | undefined {
  return art[`./art/${name}.svg`];
}

export function say(key: keyof typeof words): string {
  return words[key][settings.lang];
}

/** The colours a thing wears: a shop and its tiles, a deck and its cards. */
const WORN: Record<string, CardLook> = {
  butcher: { colour: "#a02420", tint: "#ffd0c4", pattern: "ver" },
  fishmonger: { colour: "#28518c", tint: "#cfe2fb", pattern: "wave" },
  greengrocer: { colour: "#2f6b2a", tint: "#d3efb9", pattern: "dots" },
  fruit_seller: { colour: "#8a5a00", tint: "#ffe9a3", pattern: "ring" },
  grocer: { colour: "#4a4a52", tint: "#e8e2d6", pattern: "check" },
  starter: { colour: "#a02420", picture: drawing("tomato") },
  first: { colour: "#8a5a00", picture: drawing("pasta") },
  second: { colour: "#4b2f86", picture: drawing("b-cloche") },
  dessert: { colour: "#96245f", picture: drawing("strawberry") },
  wine: { colour: "#1f5a43", picture: drawing("wine-red") },
  meat: { colour: "#a02420", tint: "#ffd0c4", pattern: "ver" },
  fish: { colour: "#28518c", tint: "#cfe2fb", pattern: "wave" },
  vegetable: { colour: "#2f6b2a", tint: "#d3efb9", pattern: "check" },
};
const EMBLEMS: Record<string, string> = {
  acquario: "sea_bass", allevatore: "beef", borsone_della_spesa: "bag", barman: "b-drink", chef: "toque",
  dispensa: "crate", esperto_di_salse: "pot", foto_del_presidente: "vip-opera_singer", frutteto: "apple",
  gatto: "anchovies", negozio_di_fiducia: "crate", orto: "courgette", pescatore: "cod", squattero: "flour",
  aiuto_chef: "fork", arredamento_chic: "b-chair", bacheca: "spoon", cantina: "wine-red", commercialista: "cup",
  corso_di_recupero: "class", cucina_professionale: "pot", droghiere: "b-spice", insegna: "b-sign",
  maitre: "b-cloche", massaia: "b-lady", parco_giochi: "daisy", piano_bar: "b-piano", sommelier: "wine-white",
};

export function worn(key: string): CardLook {
  return WORN[key] ?? {};
}

/** What the chips of a card say, each by its own name. */
export interface Told {
  is: Record<string, string>; // course, category, speciality, wine-type -> id
  wine?: Chip; // the ideal one; `have`: it is in the cellar
  toques?: Chip;
  price?: Chip;
  income?: Chip;
  needs: Chip[];
  stamps: Chip[]; // ready, new, used
}

export function told(item: Pick<Item, "chips">): Told {
  const found: Told = { is: {}, needs: [], stamps: [] };
  for (const chip of item.chips) {
    const [what = "", id = ""] = chip.face.split(":");
    if (id) found.is[what] = id;
    if (what === "wine-type") found.wine = chip;
    else if (chip.face && !id) found.needs.push(chip);
    else if (chip.icon === "level") found.toques = chip;
    else if (chip.icon === "coin" && chip.tone === "note") found.income = { ...chip, text: chip.text.replace(/^.*\+/, "+") };
    else if (chip.icon === "coin") found.price = chip;
    else if (chip.icon) continue;
    else if (!id) found.stamps.push(chip);
  }
  return found;
}

/** All that a card says, in one line. */
export function titled(item: Item): string {
  return [item.label, item.text, ...item.chips.map((chip) => chip.text)].filter(Boolean).join(", ");
}

export const look: TableModule["look"] = (item) => {
  const face = item.face;
  const { is } = told({ chips: item.chips ?? [] });
  const name = item.label;
  const tile = drawing(face);
  if (tile) return { picture: tile, colour: "#4a4a52", tint: "#ffe9c8", pattern: "check", name };
  if (EMBLEMS[face]) return { picture: drawing(EMBLEMS[face]), colour: "#5a4a12", tint: "#fff0c0", pattern: "check", name };
  const wine = is["wine-type"];
  if (wine && !is["course"]) return { picture: drawing(`wine-${wine}`), colour: "#5a1f2e", tint: "#f3d9dd", pattern: "ring", name, value: item.mark };
  if (!is["category"]) return worn(face); // a course, where only its name is known
  return { ...worn(is["category"]), picture: drawing("plate"), name, value: item.mark };
};

const COUNTED: Record<string, string | undefined> = {
  rating: drawing("toque"), stars: star, income: coin, spoons: drawing("spoon"), cup: drawing("cup"),
  cubes: drawing("pot"), rooms: drawing("room-standard"), vips: star, themes: drawing("fork"),
};
export const counted: TableModule["counted"] = (stat) => COUNTED[stat.key];

export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
export const back: TableModule["back"] = (mark) => worn(mark ?? "").colour ?? "#6b1f2e";
export const confetti = ["tomato", "pasta", "cheese", "lemon", "wine-red", "prawns", "mushroom"].map((name) => drawing(name) ?? "");
