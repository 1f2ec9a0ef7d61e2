// Finding what somebody typed: in the list of moves, in the rulebook.

import type { Move } from "./protocol";

/** The moves whose notation or label has every word that was typed; accents do not matter. */
export function worded(moves: Move[], words: string): Move[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const exact = moves.filter((move) => plain(move.text) === wanted.join(" "));
  if (exact.length) return exact;
  return moves.filter((move) => {
    const said = plain(`${move.text} ${move.label}`);
    return wanted.every((word) => said.includes(word));
  });
}

/** Without accents, capitals and blanks around it. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/gu, "'").toLowerCase().trim();
}
