// What this browser remembers: settings, and the seats it holds. Nothing leaves it.

import type { Language } from "./protocol";

export interface Seat {
  seat: number;
  name: string;
  token: string;
  code?: string;
}

export interface KeptTable {
  table: string;
  game: string;
  seats: Seat[]; // several: people share this screen
  at: number;
  state?: "mine" | "theirs" | "over"; // when it was last looked at
  line?: string; // where the game was, or how it ended
  with?: string[]; // who else sits there
  cooks?: string[]; // which of them are cooks, by key: "" for who is none
  lesson?: boolean; // Oscar sits beside
  from?: string; // the table whose game was tried again from some moment on
  invitations?: { seat: number; name: string; invite: string }[]; // for those who are not here yet
}

export type Theme = "light" | "dark" | "grey" | "auto";

export interface Settings {
  lang: Language;
  theme: Theme;
  calm: boolean; // no animation
  quick: boolean; // also what cannot be taken back is played without asking
  sound: boolean;
  speed: number; // of what others do: a half, 1, 2 or 4
  notify: boolean; // call me back when it is my turn
  name: string;
  face: string; // which portrait is mine
}

const TABLES = "tablee.tables";
const SETTINGS = "tablee.settings";
const CLAIMS = "tablee.claims";
const KEEP = 30;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows forget; the page still works
  }
}

export function settings(): Settings {
  const lang: Language = new Intl.Locale(navigator.language).language === "fr" ? "fr" : "en";
  const usual: Settings = {
    lang,
    theme: "auto",
    calm: false,
    quick: false,
    sound: false,
    speed: 1,
    notify: false,
    name: "",
    face: "chef-toque",
  };
  return { ...usual, ...read<Partial<Settings>>(SETTINGS, {}) };
}

export function keepSettings(now: Settings): void {
  write(SETTINGS, now);
}

export function tables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, []);
}

export function keepTable(table: KeptTable): void {
  const known = tableOf(table.table);
  const others = tables().filter((other) => other.table !== table.table);
  write(TABLES, [{ ...known, ...table }, ...others].slice(0, KEEP));
}

/** The token this browser chooses for a seat it claims or comes back to, by what opens it: the same
 * again if the answer was lost. */
export function tokenFor(secret: string): string {
  const key = `${CLAIMS}.${secret}`;
  const token = read(key, "") || `${crypto.randomUUID()}${crypto.randomUUID()}`;
  write(key, token);
  return token;
}

export function tableOf(id: string): KeptTable | undefined {
  return tables().find((kept) => kept.table === id);
}

export function forgetTable(id: string): void {
  write(
    TABLES,
    tables().filter((kept) => kept.table !== id),
  );
}
