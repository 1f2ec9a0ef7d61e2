// How La Pâtisserie Rococo's cards are printed; the table itself is the one of all games.

import type { TableModule } from "$lib/games";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

function drawing(name: string): string | undefined {
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

/** Fifteen faces for sixty people: always the same one for the same name. */
function faceOf(name: string): string | undefined {
  const own = drawing(`s-${name.replace(PEOPLE, "")}`);
  if (own) return own;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return drawing(STAFF[sum % STAFF.length] ?? "");
}

export const look: TableModule["look"] = (item) => {
  const family = PASTRIES.get(item.face);
  if (family) return { picture: drawing(family) };
  if (PEOPLE.test(item.face)) return { picture: faceOf(item.face) };
  return { picture: drawing(item.face) ?? drawing(item.face.split("_")[0] ?? "") };
};

export const confetti = Object.keys(FAMILIES).slice(0, 8).map((name) => drawing(name) ?? "");
