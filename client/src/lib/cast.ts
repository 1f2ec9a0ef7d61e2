// The cooks who play along, and the portraits people choose from.

import cooks from "../cast.json";
import type { Language } from "./protocol";

export interface Cook {
  key: string;
  name: string;
  face: string; // a picture
  temper: string;
  level: number; // 1 to 4: how far it thinks
  title: Record<Language, string>;
  line: Record<Language, string>;
}

const art = import.meta.glob<string>(["../art/cast-*.svg", "../art/chef-*.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

export const CAST: Cook[] = cooks;
export const PORTRAITS = ["chef-toque", "chef-bandana", "chef-curls", "chef-glasses"];

function drawn(name: string): string {
  return art[`../art/${name}.svg`] ?? art["../art/chef-toque.svg"] ?? "";
}

export function portrait(cook: Cook): string {
  return drawn(cook.face);
}

/** The face of somebody at the table: one's own choice, a cook's, else one by seat. */
export function faceOf(cook: string, bot: string, seat: number, own = ""): string {
  const known = CAST.find((one) => one.key === cook);
  if (known && !own) return portrait(known);
  if (bot) return drawn(CAST[seat % CAST.length]?.face ?? "cast-nino");
  return drawn(own || (PORTRAITS[seat % PORTRAITS.length] ?? "chef-toque"));
}

/** A cook at the level somebody chose; at its own level it sits down as itself, with its temper. */
export function playerAs(cook: Cook, level: number, bots: string[]): string {
  return level === cook.level ? cook.key : botFor(level, bots);
}

/** The bot that plays at a level: a game's bots stand from the weakest to the strongest. */
export function botFor(level: number, bots: string[]): string {
  const at = Math.round(((level - 1) / 3) * (bots.length - 1));
  return bots[Math.min(bots.length - 1, Math.max(0, at))] ?? "random";
}
