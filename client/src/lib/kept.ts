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
}

export type Theme = "light" | "dark" | "auto";

export interface Settings {
  lang: Language;
  theme: Theme;
  calm: boolean; // no animation
  quick: boolean; // a move is played at once, without the confirm bar
  name: string;
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
  const lang: Language = navigator.language.startsWith("fr") ? "fr" : "en";
  return { lang, theme: "auto", calm: false, quick: false, name: "", ...read(SETTINGS, {}) };
}

export function keepSettings(now: Settings): void {
  write(SETTINGS, now);
}

export function tables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, []);
}

export function keepTable(table: KeptTable): void {
  const others = tables().filter((other) => other.table !== table.table);
  write(TABLES, [table, ...others].slice(0, KEEP));
}

/** The token this browser chooses for a seat it claims: the same again if the answer was lost. */
export function tokenFor(invite: string): string {
  const key = `${CLAIMS}.${invite}`;
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
