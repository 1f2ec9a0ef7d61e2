// A chair at a table that is being set.

import type { Cook } from "./cast";

export interface Chair {
  kind: "me" | "here" | "friend" | "cook"; // "here": shares this screen; "friend": is invited
  name: string;
  cook?: Cook;
  level: number;
}
