// Sitting down in one click: against cooks who suit somebody new.

import { sitDown } from "./opening";
import type { CookInfo, GameInfo, Person } from "./protocol";
import { settings, t } from "./words.svelte";

const USUAL = 4; // people around a table where the game leaves the choice

export function me(): Person {
  return { name: settings.name.trim() || t("default-name") };
}

/** Somebody to begin with. */
export function easiestOf({ cooks }: GameInfo): CookInfo | undefined {
  const level = Math.min(...cooks.map((cook) => cook.level));
  return cooks.find((cook) => cook.level === level);
}

/** The bot of a game's last level. */
export function strongestAt(game: GameInfo | undefined): string {
  return game?.levels[game.levels.length - 1] ?? "random";
}

/** A cook at the level somebody chose; at its own level it sits down as itself, with its temper. */
export function playedBy(cook: CookInfo, game: GameInfo, level = cook.level): Person {
  return { name: cook.name, bot: level === cook.level ? cook.key : game.levels[level - 1] };
}

/** How many sit at a quick game: a duel where there is a mode of its own for it, else four. */
function seatsOf(game: GameInfo): number {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
  if (low === 1) return 2;
  return Math.min(high, Math.max(low, USUAL));
}

/** Whoever sits down in one click begins, where a table may choose who does. */
export async function quickly(game: GameInfo, seats = seatsOf(game), options = {}, seed = ""): Promise<void> {
  const others = game.cooks.slice(0, seats - 1).map((cook) => playedBy(cook, game));
  const first = others.length ? game.lot : {};
  await sitDown(game.key, [me(), ...others], { ...first, ...options }, seed);
}

/** The seed of today, the same for everybody. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
