// Be called back: the title and the little picture of the tab say whose turn it is; a notification
// if one has asked for it.

import { play } from "./sound";
import { settings, t } from "./words.svelte";

function icon(name: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `/${name}.svg`;
}

/** Where we are, told to somebody who looks elsewhere. */
export function tell(game: string, yours: boolean): void {
  document.title = yours ? `● ${t("to-you")} · ${game}` : `${game} · ${t("title")}`;
  icon(yours ? "icon-turn" : "icon");
}

export function untell(): void {
  document.title = t("title");
  icon("icon");
}

/** It is one's turn: a sound, and outside the page a notification. */
export function call(game: string, status: string): void {
  play("yours");
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission === "granted") {
    new Notification(`${t("to-you")} · ${game}`, { body: status, icon: "/icon-turn.svg", tag: "tablee" });
  }
}

/** Asked for once, when somebody wants to be called. */
export async function allowCalls(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
