// Ristorante Italia's table: five shops, one's own restaurant, and what they sell.

import coin from "$art/coin.svg";
import star from "$art/star.svg";
import { drawings } from "$lib/drawings";
import type { CardLook, Step, TableModule } from "$lib/games";
import type { Chip, Item, LogLine, Update, Zone } from "$lib/protocol";
import { faces } from "$lib/view";
import { settings } from "$lib/words.svelte";
import pages from "./book.json";
import steps from "./lesson.json";
import looks from "./looks.json";
import words from "./words.json";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Stats } from "$parts/Counts.svelte";

export const drawing = drawings(import.meta.glob("./art/*.svg", { eager: true, query: "?url", import: "default" }));

export function say(key: keyof typeof words): string {
  return words[key][settings.lang];
}

const WORN = looks.worn as Record<string, CardLook>; // a shop and its tiles, a deck and its cards
const DRAWN: Record<string, string> = looks.drawn; // decks and bonus cards, by other names than their own

export function worn(key: string): CardLook {
  return { ...WORN[key], picture: drawing(DRAWN[key] ?? "") };
}

/** What the chips of a card say, each by its own name. */
export interface Told {
  is: Record<string, string>; // course, category, speciality, wine-type, income -> id or number
  wine?: Chip; // the ideal one; `have`: it is in the cellar
  toques?: Chip;
  price?: Chip;
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
    else if (chip.icon === "coin" && !id) found.price = chip;
    else if (chip.icon) continue;
    else if (!id) found.stamps.push(chip);
  }
  return found;
}

const SORTS: Record<string, string> = { "speciality:fine": "fork", "speciality:family": "daisy" };

/** The picture of a category or a speciality, as chips and themes name them. */
export function sortOf(key: string): string | undefined {
  return drawing(SORTS[key] ?? key.replace("category:", "cat-"));
}

/** What such a tile costs where one lies at a stall. */
export function priceOf(now: Update, face: string): string | undefined {
  const lying = now.zones.filter((zone) => zone.id.startsWith("stall_")).flatMap((zone) => zone.items);
  const tile = lying.find((item) => item.face === face);
  return tile && told(tile).price?.text;
}

/** The courses of a menu, each with its dishes; what a deck is called is what a course is. */
export function coursesOf(now: Update, menu: Zone | undefined): { label: string; dishes: Item[] }[] {
  const decks = now.zones.filter((zone) => zone.id.startsWith("deck_") && zone.id !== "deck_wine");
  return decks.map(({ id, label }) => ({ label, dishes: faces(menu).filter((item) => `deck_${told(item).is["course"]}` === id) }));
}

export const look: TableModule["look"] = (item) => {
  const { face, label: name, mark: value } = item;
  const { is } = told({ chips: item.chips ?? [] });
  const wine = is["wine-type"];
  if (drawing(face)) return { ...WORN["tile"], picture: drawing(face), name };
  if (WORN[face]) return worn(face); // a course, where only its name is known
  if (DRAWN[face]) return { ...WORN["bonus"], picture: drawing(DRAWN[face]), name };
  if (wine && !is["course"]) return { ...WORN["bottle"], picture: drawing(`wine-${wine}`), name, value };
  return { ...WORN[is["category"] ?? ""], picture: is["category"] && drawing("plate"), name, value };
};

/** A sealed bid as far as it has been told: what was offered and paid, who won, what came in. */
export type Opened = Partial<Record<"bid" | "vip-won" | "paid-share" | "income", number>>;

export function openedBy(now: Update, seat: number): Opened {
  return (now.facts["opened"] as Opened[] | undefined)?.[seat] ?? {};
}

/** Envelopes are opened one after the other, on the table at which they were sealed. */
export const staged: TableModule["staged"] = (now, { key, seats: [seat], args }: LogLine) => {
  if (now.phase !== "bid" || seat === undefined || args["n"] === undefined) return {};
  const opened = now.seats.map((one) => ({ ...openedBy(now, one.seat), ...(one.seat === seat ? { [key]: Number(args["n"]) } : {}) }));
  return { facts: { ...now.facts, opened } };
};
export const beats: TableModule["beats"] = looks.beats;

const COUNTED: Record<string, string> = looks.counted;
const SHARED: Record<string, string> = { star, coin };
export const counted: TableModule["counted"] = ({ key }) => drawing(COUNTED[key] ?? "") ?? SHARED[COUNTED[key] ?? ""];

export const tells = true; // recipes say what they lack, the desk what a bid costs
export const lesson: Step[] = steps;
export const book = pages as unknown as TableModule["book"];
export const back: TableModule["back"] = (mark) => worn(mark ?? "").colour ?? "#6b1f2e";
export const confetti = looks.confetti.map((name) => drawing(name) ?? "");
