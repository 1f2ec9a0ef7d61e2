// Sitting down in one click: against cooks who suit somebody new.

import { CAST, playerAs, type Cook } from "./cast";
import { sitDown } from "./opening";
import type { GameInfo, Person } from "./protocol";
import { settings, t } from "./words.svelte";

const USUAL = 4; // people around a table where the game leaves the choice
const FIRST = ["nino", "gaston", "prudence", "max", "oscar", "victoria"];

export function me(): Person {
  return { name: settings.name.trim() || t("default-name") };
}

export function playedBy(cook: Cook, game: GameInfo, level = cook.level): Person {
  return { name: cook.name, bot: playerAs(cook, level, game.bots) };
}

/** How many sit at a quick game: a duel where there is a mode of its own for it, else four. */
function seatsOf(game: GameInfo): number {
  const [low, high] = [game.seats[0] ?? 2, game.seats.at(-1) ?? 2];
  if (low === 1) return 2;
  return Math.min(high, Math.max(low, USUAL));
}

/** Whoever sits down in one click begins, where the game lets a table choose who does. */
function beginning(game: GameInfo): Record<string, string> {
  const lot = game.options.find((option) => option.key === "first_player");
  return lot?.values.some((value) => value.key === "chosen") ? { [lot.key]: "chosen" } : {};
}

export async function quickly(game: GameInfo, seats = seatsOf(game), options = {}, seed = ""): Promise<void> {
  const cooks = FIRST.map((key) => CAST.find((cook) => cook.key === key)).filter((cook) => cook !== undefined);
  const others = cooks.slice(0, seats - 1).map((cook) => playedBy(cook, game));
  const first = others.length ? beginning(game) : {};
  await sitDown(game.key, [me(), ...others], { ...first, ...options }, seed);
}

/** The seed of today, the same for everybody. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
