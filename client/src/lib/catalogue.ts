// The games there are, asked once per language.

import { api } from "./api";
import type { GameInfo, Language } from "./protocol";
import { settings } from "./words.svelte";

const asked = new Map<Language, Promise<GameInfo[]>>();

export function games(): Promise<GameInfo[]> {
  const lang = settings.lang;
  let found = asked.get(lang);
  if (!found) {
    found = api.games(lang);
    found.catch(() => asked.delete(lang));
    asked.set(lang, found);
  }
  return found;
}

export async function nameOf(key: string): Promise<string> {
  return (await games()).find((game) => game.key === key)?.name ?? key;
}
