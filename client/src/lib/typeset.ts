// No line begins with a sign that belongs to the word before it, as French writes them.

const AFTER = / (?=[:;!?»])/g;
const BEFORE = /« /g;

/** Words, or a message full of them: blanks before such signs hold. Notation has none of these. */
export function typeset(text: string): string {
  return text.replace(AFTER, "\u00a0").replace(BEFORE, "«\u00a0");
}
