// Nothing is dead: whatever is touched and takes part in no move says what it is and why not.

import { api } from "./api";
import type { Language, Refusal, Update, WhyNot } from "./protocol";
import { t } from "./words.svelte";

export interface Said {
  title: string;
  lines: { text: string; rule: string }[];
}

/** A refusal in the reader's language. */
export function saidOf(refusal: Refusal, lang: Language, title: string): Said {
  const text = refusal.reasons?.[lang] ?? (refusal.detail || t("refused-plain"));
  return { title, lines: [{ text, rule: refusal.rule }] };
}

const MOST = 2; // reasons at once

/** What a card in sight says, where it says anything. */
function aboutOf(now: Update, refs: string[]): string {
  const items = now.zones.flatMap((zone) => zone.items);
  return items.find((item) => item.text && item.refs.some((ref) => refs.includes(ref)))?.text ?? "";
}

/** Somebody at the table: their numbers, and how much they hold. */
function personOf(now: Update, refs: string[]): string {
  const seat = now.seats.find((one) => refs.includes(one.ref));
  if (!seat) return "";
  const numbers = seat.stats.map((stat) => t("pair", { name: stat.label, value: stat.value }));
  const held = now.zones.filter((zone) => zone.owner === seat.seat && zone.layout === "hand");
  const cards = held.map((zone) => t("zone-count", { label: zone.short || zone.label, n: zone.items.length }));
  return [...numbers, ...cards].join(" · ");
}

/** Whether two moves are refused for one reason, or neither is. */
function alike(one: WhyNot, other: WhyNot): boolean {
  return one.legal === other.legal && one.rule === other.rule && one.why === other.why;
}

/** Why the things touched make no move: with what was selected before, else by themselves. */
export async function whyNot(
  table: string,
  token: string,
  lang: Language,
  now: Update,
  selected: string[],
  refs: string[],
  title: string,
): Promise<Said> {
  if (now.over) return { title, lines: [{ text: now.status, rule: "" }] };
  if (now.you === null) return { title, lines: [{ text: t("watching"), rule: "" }] };
  const together = refs.length ? (await ask([...selected, ...refs])) : [];
  const found = together.length || !selected.length ? together : await ask(refs);
  const reasons = found.filter((answer, at) => found.findIndex((one) => alike(one, answer)) === at);
  const plain = !now.acting.includes(now.you) || reasons.length === 1; // there is no other to tell it from
  const lines = reasons.map((answer) => {
    const why = answer.legal ? t("why-legal") : (answer.reasons?.[lang] ?? "");
    return { text: plain ? why : t("why-line", { move: answer.label, why }), rule: answer.rule };
  });
  if (!lines.length) lines.push({ text: personOf(now, refs) || t("why-none", { status: now.status }), rule: "" });
  const about = aboutOf(now, refs);
  return { title, lines: [...(about ? [{ text: about, rule: "" }] : []), ...lines.slice(0, MOST)] };

  async function ask(wanted: string[]) {
    return (await api.why(table, token, [...new Set(wanted)], lang)).answers;
  }
}
