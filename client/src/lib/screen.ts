// Who looks at a shared screen. Nobody does while it changes hands: then it shows what a spectator
// would see, behind a curtain that names the next person.

import type { Seat as KeptSeat } from "./storage";
import type { Update } from "./protocol";

/** The next person at this screen to decide, if it is not the one looking; null if nobody is. */
export function nextPerson(now: Update, seats: KeptSeat[], eye: number | null): number | null {
  if (now.over || seats.length < 2) return null;
  const looking = eye === null ? undefined : seats[eye];
  if (looking && now.acting.includes(looking.seat)) return null;
  const next = seats.findIndex((seat) => now.acting.includes(seat.seat));
  return next >= 0 && next !== eye ? next : null;
}
