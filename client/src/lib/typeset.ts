// No line begins with a sign that belongs to the word before it, as French writes them.

const AFTER = / (?=[:;!?»])/g;
const BEFORE = /« /g;

/** Words, or a message full of them: blanks before such signs hold. Notation has none of these. */
export function typeset(text: string): string {
  return text.replace(AFTER, "\u00a0").replace(BEFORE, "«\u00a0");
}

const ENDED = /[.!?…]$/;

/** Lines as one text to be read aloud: each ends with a pause. */
export function sentences(lines: string[]): string {
  return lines.map((line) => (ENDED.test(line) ? line : `${line}.`)).join(" ");
}

const LETTER = /\p{L}/u;

/** The first letter of a name, to be drawn large. */
export function initial(name: string): string {
  return LETTER.exec(name)?.[0].toUpperCase() ?? "";
}
