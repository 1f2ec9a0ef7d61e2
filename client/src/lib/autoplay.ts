// What answers itself: a question with one answer, and an answer that was left standing.

import type { Move, Standing, Update } from "./protocol";

/** What was left standing, as long as nothing has happened that concerns it; `left`: its word. */
export function stillStanding(now: Update | null, left: string): Standing | null {
  return now?.standing && now.standing.until === left ? now.standing : null;
}

/** The move that is made here without a question: the only one, any if they come to the same, or the
 * one left standing. */
export function answerOf(now: Update, left: string): Move | null {
  if (now.you === null || !now.acting.includes(now.you)) return null;
  if (now.moves.length === 1 || now.alike) return now.moves[0] ?? null;
  const stands = stillStanding(now, left);
  return now.moves.find((move) => move.text === stands?.text) ?? null;
}
