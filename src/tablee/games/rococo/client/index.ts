// La Pâtisserie Rococo's table: the salon, the market around it, and how its cards are printed.

import type { CardLook, Step, TableModule } from "$lib/games";
import type { Chip, Language } from "$lib/protocol";
import type { Seating } from "$lib/seating";
import named from "./bells.json";
import pages from "./book.json";
import steps from "./lesson.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "./Stats.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawing(name: string): string | undefined {
  return art[`./art/${name}.svg`];
}

// Fourteen drawings for forty-five pastries: each shows its family.
const FAMILIES: Record<string, string[]> = {
  "p-madeleine": ["madeleine"],
  "p-macaron": ["macaron", "massepain"],
  "p-meringue": ["meringue"],
  "p-brioche": ["brioche", "kipferl"],
  "p-kouglof": ["kouglof", "baba", "gateau_de_savoie"],
  "p-tarte": ["tarte_aux_noix", "tarte_au_miel", "croustade", "dariole"],
  "p-galette": ["galette_des_rois", "pithiviers", "tourte_de_frangipane", "tourte_de_versailles", "gateau_breton"],
  "p-millefeuille": ["mille_feuille"],
  "p-canele": ["canele"],
  "p-creme": ["creme_brulee", "ile_flottante", "blanc_manger"],
  "p-croquembouche": ["croquembouche", "pet_de_nonne", "beignets_au_miel", "puits_d_amour"],
  "p-gateau": ["piece_montee", "gateau_royal", "gateau_de_compiegne"],
  "p-nougat": ["nougat", "praline", "caramels", "dragee", "nougat_de_montelimar"],
  "p-biscuit": [
    "sable", "palmier", "ladyfinger", "oublie", "nonnette", "croquant", "echaude", "gaufre", "pain_d_epices", "visitandine",
  ],
};
const PASTRIES = new Map(Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => [name, family])));
const STAFF = Object.keys(art)
  .filter((path) => path.includes("/s-"))
  .map((path) => path.slice("./art/".length, -".svg".length));
const PEOPLE = /^(i|ii|iii|iv|start|star)_/;
const NAMED: Record<string, string> = {
  recipes: "recipe", ingredients: "stall", staples: "flour", bake: "oven", decorate: "piping", deliver: "deliver",
  recruit: "recruit", dismiss: "dismiss", place: "servant",
};

/** Fifteen faces for sixty people: always the same one for the same name. */
function faceOf(name: string): string | undefined {
  const own = drawing(`s-${name.replace(PEOPLE, "")}`);
  if (own) return own;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return drawing(STAFF[sum % STAFF.length] ?? "");
}

/** The picture of anything that has a notation: pastry, person, ingredient, action. */
export function picture(face: string): string | undefined {
  const family = PASTRIES.get(face);
  if (family) return drawing(family);
  if (PEOPLE.test(face)) return faceOf(face);
  return drawing(NAMED[face] ?? face) ?? drawing(face.split("_")[0] ?? "");
}

/** What is on a tile: its ingredients on one side, its garnishes on the other. */
export function sidesOf(face: string): { front: string[]; back: string[] } {
  const parts = face.split("_").filter((part) => !/^(plain|\d+)$/.test(part));
  const garnish = (part: string) => ["flower", "fruit", "gold"].includes(part);
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
  const move = at.now.phase === "action" ? at.on.moves.find((one) => one.refs.includes(`action_${action}`)) : undefined;
  if (!move) return undefined;
  return () => {
    at.play(move);
    at.on.follow(refs, refs);
  };
}

/** Of a chip such as "2 flour": one picture each. */
export function times(chip: Chip): number {
  return Number.parseInt(chip.text, 10) || 1;
}

const LOOKS: Record<"chef" | "help" | "cake", CardLook> = {
  chef: { colour: "#8a5a00", tint: "#f6dca0", pattern: "dots" },
  help: { colour: "#4d5d78", tint: "#c9d6e8", pattern: "diag" },
  cake: { colour: "#8a3550", tint: "#f7d3dc", pattern: "ring" },
};

export const look: TableModule["look"] = (item) => {
  const shown = { picture: picture(item.face), name: item.label };
  if (PEOPLE.test(item.face)) return { ...shown, ...(isChef(item.mark) ? LOOKS.chef : LOOKS.help), letter: item.mark };
  return { ...shown, ...LOOKS.cake, value: item.mark };
};

export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
export const bells: Record<string, Record<Language, string>> = named;
export const back: TableModule["back"] = () => "#8a3550";
export const confetti = Object.keys(FAMILIES).slice(0, 8).map((name) => drawing(name) ?? "");
