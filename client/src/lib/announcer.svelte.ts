// What is read aloud: one polite voice for what happens, one urgent voice for "your turn" and
// refusals. Lines that come together are said together, and nothing is said twice.

import type { LogLine } from "./protocol";

const TOGETHER = 350;

class Announcer {
  polite = $state("");
  urgent = $state("");
  private waiting: string[] = [];
  private timer = 0;

  say(text: string): void {
    if (!text) return;
    this.waiting.push(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.polite = this.waiting.join(" ");
      this.waiting = [];
    }, TOGETHER);
  }

  /** Said at once. The same words again must be a change, or no screen reader says them. */
  shout(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }

  hush(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.polite = "";
    this.urgent = "";
  }
}

export const announcer = new Announcer();

/** Says every new line of a log once. */
export class LogReader {
  private last = -1;

  read(log: LogLine[], reset: boolean): void {
    const newest = log[log.length - 1]?.i ?? -1;
    const news = reset ? [] : log.filter((line) => line.i > this.last);
    for (const { text, aside } of news) announcer.say(aside ? `${text} ${aside}.` : text);
    this.last = newest;
  }
}
