// The games' own tables: each lives in its game's folder and is fetched when it is played. A game
// without one is played on the board that shows every game.

import type { Component } from "svelte";
import type { Item, Language, LogLine, Stat, Update } from "./protocol";

/** How a card is printed: picture, letter, colour and pattern say the same thing four times. */
export interface CardLook {
  picture?: string;
  letter?: string;
  value?: string;
  name?: string;
  colour?: string;
  tint?: string;
  pattern?: "diag" | "hor" | "dots" | "ver" | "wave" | "check" | "ring";
}

/** One idea of a lesson: told when the table reaches its phase, done with the next decision. */
export interface Idea {
  phase?: string; // "": told at once, done by a touch
  move?: string; // told where this move can be made: what it leads to may answer itself
  within?: string; // a phase that belongs to the same decision: it is not done before that is over
  title: Record<Language, string>;
  text: Record<Language, string>;
  rule: string;
}

/** A picture in the rulebook with its words; `rule`: the one that it shows. */
export interface Figure {
  art: string;
  fr: [string, string];
  en: [string, string];
  rule?: string;
}

/** A tier of a cake that shows a total: where its points come from. */
export interface TierLook {
  picture?: string;
  colour: string;
  pattern: NonNullable<CardLook["pattern"]>;
}

/** Something that somebody has for good. */
export interface Sign {
  refs: string[];
  label: string;
  text: string;
  picture: string | undefined;
  zone?: string; // where such things come to lie
  n?: number; // how many there are
}

export interface TableModule {
  drawing?: (name: string) => string | undefined; // of the game's own folder
  book?: Record<string, Figure[]>; // what a chapter of the rulebook shows, by its number
  lesson?: Idea[];
  Board?: Component; // everything above the wooden edge; without it the board of all games
  Hand?: Component; // what is mine
  Stats?: Component<{ seat: number }>; // somebody's numbers, if words and numbers are not enough
  purse?: boolean; // on a phone one's own numbers stand above the tools
  Ending?: Component<{ seat: number; upTo: number }>; // what a seat has won, thing by thing
  tiers?: Record<string, TierLook>; // totals are cakes: what each line of the bill is baked of
  Verdict?: Component; // alone, what one has come to
  counted?: (stat: Pick<Stat, "key" | "icon" | "face" | "hidden">) => string | null | undefined; // a number's picture; null: it is told elsewhere
  look: (item: Pick<Item, "face"> & Partial<Item>) => CardLook;
  signs?: (now: Update, seat: number) => Sign[]; // what somebody has for good
  figure?: (now: Update, seat: number) => string | undefined; // who stands on the board for somebody
  tone?: (now: Update, seat: number) => string | undefined; // a player's colour, if the game names it
  back?: (mark: string | undefined, now: Update) => string | undefined; // the colour of a card's back
  confetti?: string[]; // pictures that fall at the end
  unticketed?: string[]; // lines that the table shows by itself: they are in the log, not on the ticket
  scenes?: string[]; // lines of the log that are told in large letters, with what follows from them
  aimed?: string[]; // the same, where they are about whoever looks
  beats?: Record<string, number>; // events that are told one after the other: milliseconds for each
  staged?: (now: Update, line: LogLine) => Partial<Update>; // what such an event changes besides what it moves
  quiet?: string[]; // verbs of buttons that are no more than a way out while things can be touched
  tells?: boolean; // the board says by itself what is to be read now
  answers?: () => boolean; // and has the answers to it beside it
  wide?: boolean; // the board shows the others by itself
}

type Urls = Record<string, string>;

const modules = import.meta.glob<TableModule>("../../../src/tablee/games/*/client/index.ts");
const posters = import.meta.glob<string>("../../../src/tablee/games/*/client/poster.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const emblems = import.meta.glob<string>("../../../src/tablee/games/*/client/emblem.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const cloths = import.meta.glob<string>("../../../src/tablee/games/*/client/cloth.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function byGame<T>(found: Record<string, T>): Record<string, T> {
  const named = Object.entries(found).map(([path, thing]) => [
    /games\/([^/]+)\/client/.exec(path)?.[1] ?? path,
    thing,
  ]);
  return Object.fromEntries(named) as Record<string, T>;
}

const tables = byGame(modules);
export const poster: Urls = byGame(posters);
export const emblem: Urls = byGame(emblems);
export const cloth: Urls = byGame(cloths);

/** A game's own table, or null where it has none. */
export async function tableFor(game: string): Promise<TableModule | null> {
  return (await tables[game]?.()) ?? null;
}
