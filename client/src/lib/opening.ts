// Opening a table and sitting down at it.

import { api, type Person } from "./api";
import * as kept from "./kept";
import type { Opened } from "./protocol";
import { go } from "./route.svelte";

/** Keep the seats this browser plays, then go to the table. */
export function keepAndGo(game: string, opened: Opened, mine: (seat: number) => boolean): void {
  const seats = opened.seats.filter((seat) => mine(seat.seat));
  kept.keepTable({ table: opened.table, game, seats, at: Date.now() });
  go(`/t/${opened.table}`);
}

/** A new table at which every person shares this screen. */
export async function sitDown(
  game: string,
  people: Person[],
  options: Record<string, string>,
  seed = "",
): Promise<void> {
  const opened = await api.open(game, people, options, seed);
  keepAndGo(game, opened, () => true);
}
