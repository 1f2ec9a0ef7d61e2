// What is told is kept apart from what is true. Pictures of the table wait in one line; each is
// told by one scene that shows it once. Skipping, calm and coming back are the same scenes without
// the motion.

import { carried, carriedBy, flights, together } from "./flights";
import type { LogLine, Update } from "./protocol";
import { play as sound } from "./sound";
import { Stage } from "./stage";
import { hushed, toldBy } from "./table_so_far";
import { settings } from "./words.svelte";

interface Heard {
  update: Update;
  log: LogLine[];
}

const LEAN = 160;
const BEAT = 420;
const LINE = 300; // what is said in passing while a long scene is told
const READ = 1700; // a deed that is worth a look of its own
// Nothing is left out of what somebody sits before, unless they skip it. It goes quicker: a little
// with each picture that waits, and in all never more than so many times.
const PATIENT = 3; // pictures that may wait
const HASTE = 0.08; // for each one more
const MOST_HASTE = 1.6;
const CLOCK_HASTE = 6; // where a clock runs, what is told must soon be what is true
const LONGEST_LINE = 60; // pictures: nobody has sat before them that long; it is shown as it is now
const LONG = 24000; // of one scene: what is longer goes quicker, within the same bound

export class SceneQueue {
  shown = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  telling = $state(false);
  teller = $state<number | null>(null); // whose deed is told now
  fresh = $state.raw<Set<string>>(new Set());
  deed = $state.raw<LogLine[]>([]); // what is told in large letters now
  headline = $state<number | null>(null); // the line that is the status now: its `i`
  scenic: string[] = []; // the keys of lines that begin such a deed
  pointed: string[] = []; // and of those that do where they are about the viewer, by somebody else
  readonly stage = new Stage();
  beats: Record<string, number> = {}; // events that take their time, by the game
  staged: ((now: Update, line: LogLine) => Partial<Update>) | undefined; // what else a line changes on the table

  private line: Heard[] = [];
  private busy: Promise<void> | null = null;
  private closed = false;
  private scened: Heard | null = null; // what is being told now
  private jumps = 0;

  hear(update: Update, log: LogLine[], reset: boolean): void {
    if (this.closed) return;
    this.line.push({ update, log });
    const late = this.line.length > LONGEST_LINE || document.hidden;
    if (!this.shown || reset || late || this.shown.you !== update.you) this.jump();
    else this.busy ??= this.tell().finally(() => (this.busy = null));
  }

  /** Everything at once, as it is now. */
  jump(): void {
    const last = this.line.at(-1) ?? this.scened;
    this.line = [];
    this.jumps += 1; // the scene being told has nothing to show any more
    this.deed = [];
    this.stage.skip();
    if (last) this.show(last);
  }

  close(): void {
    this.closed = true;
    this.line = [];
    this.stage.skip();
  }

  private show(heard: Heard, before = this.shown): void {
    this.shown = heard.update;
    this.log = heard.log;
    this.headline = null;
    if (before) this.mark(before, heard.update);
  }

  /** What others changed stays marked until one has decided again. */
  private mark(before: Update, after: Update): void {
    const mine = before.you !== null && before.acting.includes(before.you);
    const moved = flights(before, after).map((flight) => `${flight.to}|${flight.face}`);
    this.fresh = new Set(mine ? moved : [...this.fresh, ...moved]);
  }

  private async tell(): Promise<void> {
    this.telling = true;
    this.stage.skipping = false;
    for (let next = this.line.shift(); next && !this.closed; next = this.line.shift()) {
      this.stage.speed = settings.speed * this.haste(next.update);
      this.scened = next;
      await this.scene(next);
    }
    this.scened = null;
    this.stage.skipping = false;
    this.telling = false;
    this.teller = null;
  }

  /** Deeds worth it, one after the other. */
  private async perform(news: LogLine[], jumps: number): Promise<void> {
    for (const at of news.keys()) {
      await this.large(news, at);
      if (jumps !== this.jumps) return;
    }
  }

  /** A deed in large letters, with the lines about the same person after it. */
  private async large(news: LogLine[], at: number): Promise<void> {
    const first = news[at];
    if (this.stage.still || !first || !this.worth(first)) return;
    const end = news.findIndex((line, n) => n > at && (this.worth(line) || line.seat !== first.seat));
    this.deed = news.slice(at, end < 0 ? undefined : end);
    const deed = this.deed;
    await this.stage.wait(READ);
    if (this.deed === deed) this.deed = [];
  }

  private worth({ key, seats }: LogLine): boolean {
    const you = this.shown?.you ?? -1;
    return this.scenic.includes(key) || (this.pointed.includes(key) && seats.indexOf(you) > 0);
  }

  private haste(now: Update): number {
    const waiting = Math.max(0, this.line.length - PATIENT);
    return Math.min("" in now.clocks ? CLOCK_HASTE : MOST_HASTE, 1 + waiting * HASTE);
  }

  /** A long scene line by line: the table is as far as it has been told, and asks nothing yet. */
  private async unfold(heard: Heard, before: Update, news: LogLine[], jumps: number): Promise<void> {
    const lengths = news.map((line) => this.beats[line.key] ?? (line.text ? LINE : 0));
    const all = lengths.reduce((sum, one) => sum + one, 0);
    const quicker = Math.min(MOST_HASTE, Math.max(1, all / LONG));
    const moved = carriedBy(news);
    let told = hushed(before);
    for (const [at, line] of news.entries()) {
      const next = toldBy(told, line, heard.update);
      const said = (this.beats[line.key] ?? 0) >= LINE && line.text ? { status: line.text } : {}; // it has no doer, and takes its time
      told = { ...next, ...said, ...this.staged?.(next, line) };
      if (line.seat >= 0) this.teller = line.seat;
      const flown = this.stage.fly(together(moved[at] ?? []), () => {
        this.shown = told;
        this.log = heard.log.filter((one) => one.i <= line.i);
        if (told.status === line.text) this.headline = line.i;
      });
      this.raise(line);
      await Promise.all([flown, this.stage.wait((lengths[at] ?? 0) / quicker)]);
      if (jumps === this.jumps) await this.large(news, at);
      if (jumps !== this.jumps) return;
    }
    this.show(heard, before);
  }

  /** What a line brings, above whom it brings it. */
  private raise({ gain }: LogLine): void {
    for (const seat of gain?.seats ?? []) this.stage.rise(seat, gain?.n ?? 0);
  }

  private async scene(heard: Heard): Promise<void> {
    const before = this.shown;
    const after = heard.update;
    const jumps = this.jumps;
    if (!before) return this.show(heard);
    const known = this.log.at(-1)?.i ?? -1;
    const news = heard.log.filter((line) => line.i > known);
    const doer = news.find((line) => line.seat >= 0)?.seat ?? null;
    const theirs = doer !== null && doer !== after.you;
    this.teller = doer;
    const mine = after.you !== null && after.acting.includes(after.you);
    // One's own deed is done at once: only what follows it is told.
    const slowly = !this.stage.calm && news.some((line, at) => this.beats[line.key] && (at > 0 || line.seat !== after.you));
    if (theirs && news.length) await this.stage.wait(this.stage.calm ? 0 : LEAN);
    if (jumps !== this.jumps) return;
    if (slowly) await this.unfold(heard, before, news, jumps);
    else {
      const told = carried(news);
      await this.stage.fly(told.length ? told : flights(before, after), () => this.show(heard));
      if (jumps === this.jumps) news.forEach((line) => this.raise(line));
    }
    if (jumps !== this.jumps) return;
    if (news.length && this.stage.calm) sound("tap");
    if (!slowly) await this.perform(news, jumps);
    if (theirs && !mine && !slowly) await this.stage.wait(BEAT);
  }
}
