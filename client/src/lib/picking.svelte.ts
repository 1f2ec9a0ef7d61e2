// The one filter behind touching, the list, number keys and typing: whichever is used, fewer moves
// are left, and the last one is shown with what it brings before it is played.

import type { Move } from "./protocol";
import { worded } from "./search";
import { matching, touch } from "./selection";

export class Picking {
  moves = $state.raw<Move[]>([]);
  refs = $state.raw<string[]>([]); // what was touched
  words = $state(""); // what was typed
  text = $state(""); // a move out of the list

  left = $derived.by(() => {
    const fitting = worded(matching(this.moves, this.refs), this.words);
    return this.text ? fitting.filter((move) => move.text === this.text) : fitting;
  });
  open = $derived(matching(this.moves, this.refs)); // what the table lights: typing does not darken it
  chosen = $derived(this.refs.length > 0 || this.text !== "" || this.words.trim() !== "");
  only = $derived(this.chosen || this.moves.length === 1 ? onlyOf(this.left) : null);

  clear(): void {
    this.refs = [];
    this.words = "";
    this.text = "";
  }

  /** Touch a thing; false if it takes part in no move. */
  touch(ref: string): boolean {
    const before = this.refs;
    this.text = "";
    this.refs = touch(this.moves, before, ref);
    return this.refs !== before;
  }

  /** The moves now; what was picked stays if they are the same as before. */
  renew(moves: Move[]): void {
    const texts = (list: Move[]) => list.map((move) => move.text).join("\n");
    if (texts(moves) !== texts(this.moves)) this.clear();
    this.moves = moves;
  }
}

function onlyOf(left: Move[]): Move | null {
  return left.length === 1 ? (left[0] ?? null) : null;
}
