// A game's rulebook, asked once per language.

import { api } from "./api";
import type { Chapter, Language } from "./protocol";

const asked = new Map<string, Promise<Chapter[]>>();

export function chapters(game: string, lang: Language): Promise<Chapter[]> {
  const key = `${game} ${lang}`;
  let found = asked.get(key);
  if (!found) {
    found = api.rulebook(game, lang);
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}
