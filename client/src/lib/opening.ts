// Opening a table and sitting down at it.

import { fetchAhead } from "./prefetch";
import { api, Failed } from "./api";
import * as kept from "./storage";
import type { NewSeat, Person } from "./protocol";
import { go } from "./route.svelte";
import { settings } from "./words.svelte";

/** Keep the seats this browser plays, then go to the table. */
export function keepAndGo(game: string, table: string, seats: NewSeat[], from?: string): void {
  kept.keepTable({ table, game, seats, at: Date.now(), from });
  go(`/t/${table}`);
}

export function allHere(people: Person[]): Person[] {
  return people.map((person) => (person.bot ? person : { ...person, here: true }));
}

/** A new table at which every person shares this screen. */
export async function sitDown(
  game: string,
  people: Person[],
  options: Record<string, string>,
  seed = "",
): Promise<void> {
  fetchAhead(game);
  const opened = await api.open(game, allHere(people), options, seed);
  keepAndGo(game, opened.table, opened.seats);
}

/** The name of a table, whether it is typed or somebody's link to it is pasted. */
export function tableIn(said: string): string {
  return /\/t\/([^/?#\s]+)/.exec(said)?.[1] ?? said.trim();
}

/** A code as the server reads it, however it is typed the second time. */
function plain(code: string): string {
  const letters = code.normalize("NFKD").replace(/[^\p{ASCII}]/gu, "");
  return letters.toLowerCase().split(/[\s-]+/).filter(Boolean).join(" ");
}

/** Back with a recovery code: the seat has new secrets now, and the old ones open nothing. */
export async function comeBack(table: string, code: string): Promise<void> {
  const seat = await api.recover(table, code, kept.tokenFor(`${table} ${plain(code)}`));
  const known = kept.tableOf(table);
  const others = known?.seats.filter((other) => other.seat !== seat.seat) ?? [];
  kept.keepTable({ table, game: known?.game ?? "", seats: [...others, seat], at: Date.now() });
  go(`/t/${table}`);
}

/** Another game for everybody at this screen; people elsewhere are told by the server. */
export async function playAgain(
  game: string,
  table: string,
  seats: kept.Seat[],
  same_deal: boolean,
): Promise<void> {
  const places = [];
  for (const seat of seats) places.push(await api.rematch(table, seat.token, same_deal));
  const next = places.find((place) => place.table)?.table;
  if (next) keepAndGo(game, next, places.flatMap((place) => place.seats));
}

/** The seats this browser holds at a table: kept, and the one that an invitation was good for.
 * Nobody if it was not: behind a link there is never a key that somebody else has too. */
export async function seatsAt(table: string, invite: string): Promise<kept.Seat[] | null> {
  const known = kept.tableOf(table)?.seats ?? [];
  if (!invite) return known;
  const seat = await claimed(table, invite);
  if (!seat) return null;
  const { game } = await api.look(table, seat.token, "en");
  const seats = [...known.filter((other) => other.seat !== seat.seat), seat];
  kept.keepTable({ table, game, seats, at: Date.now() });
  return seats;
}

/** An invitation holds once: the seat then has a token that nobody else has seen. */
async function claimed(table: string, invite: string): Promise<kept.Seat | null> {
  try {
    return await api.claim(table, invite, kept.tokenFor(invite), settings.name.trim());
  } catch (error) {
    if (error instanceof Failed && (error.status === 401 || error.status === 409)) return null;
    throw error;
  }
}

export function download(text: string, name: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = name;
  file.click();
  URL.revokeObjectURL(file.href);
}
