// Opening a table and sitting down at it.

import { api, type Person } from "./api";
import * as kept from "./kept";
import type { NewSeat } from "./protocol";
import { go } from "./route.svelte";

/** Keep the seats this browser plays, then go to the table. */
export function keepAndGo(game: string, table: string, seats: NewSeat[]): void {
  kept.keepTable({ table, game, seats, at: Date.now() });
  go(`/t/${table}`);
}

/** A new table at which every person shares this screen. */
export async function sitDown(
  game: string,
  people: Person[],
  options: Record<string, string>,
  seed = "",
): Promise<void> {
  const opened = await api.open(game, people, options, seed);
  keepAndGo(game, opened.table, opened.seats);
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
  const next = places[0]?.table;
  if (next) keepAndGo(game, next, places.flatMap((place) => place.seats));
}

/** The seats this browser holds at a table: kept, and the one whose link was just opened. */
export async function seatsAt(table: string, token: string): Promise<kept.Seat[]> {
  const known = kept.tableOf(table)?.seats ?? [];
  if (!token || known.some((seat) => seat.token === token)) return known;
  const now = await api.look(table, token, "en");
  if (now.you === null) return known;
  const mine = { seat: now.you, name: now.seats[now.you]?.name ?? "", token };
  const seats = [...known.filter((seat) => seat.seat !== mine.seat), mine];
  kept.keepTable({ table, game: now.game, seats, at: Date.now() });
  return seats;
}

export function download(text: string, name: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = name;
  file.click();
  URL.revokeObjectURL(file.href);
}
