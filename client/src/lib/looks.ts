// How a thing is drawn when its game says little about it.

import type { Item, Layout } from "./protocol";

/** What a layout is to the board of all games. */
interface Laid {
  /** By name instead of as cards. */
  listed?: boolean;
  /** Face down or over, small and out of the way. */
  aside?: boolean;
  /** Its spots have columns and rows. */
  placed?: boolean;
  /** Not worth a place while nothing lies there. */
  spare?: boolean;
  /** What somebody holds: others see how much of it there is. */
  held?: boolean;
  /** Its note is about the whole and stands above. */
  noted?: boolean;
  /** Each place says what it costs or wants. */
  priced?: boolean;
}

/** How things lie. One line each: a new layout does not compile without its own; how it looks is
 * the class of its name in the style of `ZoneView` (things) or `SiteView` (spots). */
export const LAID: Record<Layout, Laid> = {
  row: { spare: true },
  hand: { held: true },
  fan: { noted: true },
  slots: { priced: true },
  track: {},
  grid: { placed: true },
  board: { placed: true },
  pile: { aside: true },
  stack: { aside: true, listed: true },
  ledger: { listed: true },
};

const FAMILIES = 8;
const LONGEST_MARK = 3;

/** A game that has no look of its own for its cards writes the whole key as the mark. */
type Named = Pick<Item, "face"> & Partial<Item>;

function plain(item: Named): boolean {
  return item.mark === item.face || (item.mark ?? "").length > LONGEST_MARK;
}

/** A colour and a pattern: the game's, else always the same one for the same face. */
export function familyOf(item: Item): number {
  if (!plain(item)) return (item.family ?? 0) % FAMILIES;
  let sum = 0;
  for (const letter of item.face ?? "") sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % FAMILIES;
}

/** What is written large: the game's mark, else the first letter of the name. */
export function markOf(item: Named): string {
  if (item.mark && !plain(item)) return item.mark;
  const letter = /\p{L}/u.exec(item.label ?? item.face ?? "");
  return letter ? letter[0].toUpperCase() : "";
}
