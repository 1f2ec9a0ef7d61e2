// A chair at a table that is being set.

import type { CookInfo, Language } from "./protocol";

export interface Chair {
  kind: "me" | "here" | "friend" | "cook"; // "here": shares this screen; "friend": is invited
  name: string;
  cook?: CookInfo;
  level: number;
}

/** What somebody is called who has not said so yet. */
export const GUESTS: Record<Language, string[]> = {
  en: ["Alex", "Sasha", "Robin", "Noa", "Charlie", "Sam", "Kim", "Jo"],
  fr: ["Alix", "Sacha", "Robin", "Noa", "Charlie", "Sam", "Kim", "Jo"],
};
