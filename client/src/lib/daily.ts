// The deal of the day: the same for everybody, counted in this browser.

import type { GameInfo } from "./protocol";
import { today } from "./starting";

const KEY = "tablee.daily";

interface Days {
  [day: string]: { table: string; score?: number };
}

/** Of the games that can be played alone, the one that is over first. */
export function dailyOf(games: GameInfo[]): GameInfo | undefined {
  const alone = games.filter((game) => game.seats.includes(1));
  const longest = (game: GameInfo) => Math.max(...game.minutes);
  const shortest = Math.min(...alone.map(longest));
  return alone.find((game) => longest(game) === shortest);
}

export function days(): Days {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Days;
  } catch {
    return {};
  }
}

export function keepDay(table: string, score?: number): void {
  const all = days();
  const found = Object.entries(all).find(([, day]) => day.table === table)?.[0];
  const day = found ?? today();
  if (score === undefined && all[day]) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [day]: { table, score: score ?? all[day]?.score } }));
  } catch {
    // private windows forget
  }
}

/** How many days in a row, up to today or yesterday. */
export function series(): number {
  const all = days();
  let n = 0;
  for (let back = 0; back < 1000; back++) {
    const day = new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    if (all[day]) n += 1;
    else if (back > 0) break;
  }
  return n;
}
