// How a thing is drawn when its game says little about it.

import type { Item, Layout } from "./protocol";
import { initial } from "./typeset";

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

/** A colour and a pattern. */
export function familyOf({ family }: { family: number }): number {
  return family % FAMILIES;
}

/** What is written large: the game's mark, else the first letter of the name. */
export function markOf({ mark, label = "" }: Partial<Item>): string {
  return mark || initial(label);
}
