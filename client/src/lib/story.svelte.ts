// What is told is kept apart from what is true. Pictures of the table wait in one line; each is
// told by one scene that shows it once. Skipping, calm and coming back are the same story without
// the motion.

import { carried, flights, timed } from "./flights";
import type { LogLine, Update } from "./protocol";
import { play as sound } from "./sound";
import { Stage } from "./stage";
import { settings } from "./words.svelte";

interface Heard {
  update: Update;
  log: LogLine[];
}

const LONGEST_LINE = 14; // more than two turns: jump
const LEAN = 160;
const BEAT = 420;
const READ = 1700; // a deed that is worth a look of its own
const LONGEST_TURN = 8000;
const LONGEST_SCENES = 16000; // with such deeds

export class Story {
  shown = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  telling = $state(false);
  teller = $state<number | null>(null); // whose deed is told now
  fresh = $state.raw<Set<string>>(new Set());
  deed = $state.raw<LogLine[]>([]); // what is told in large letters now
  scenic: string[] = []; // the keys of lines that begin such a deed
  readonly stage = new Stage();
  beats: Record<string, number> = {}; // events that take their time, by the game

  private line: Heard[] = [];
  private busy: Promise<void> | null = null;
  private closed = false;
  private scened: Heard | null = null; // what is being told now
  private jumps = 0;
  private enough: ReturnType<typeof setTimeout> | undefined; // then the rest is shown at once

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

  private show(heard: Heard): void {
    const before = this.shown;
    this.shown = heard.update;
    this.log = heard.log;
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
    this.extend(0);
    for (let next = this.line.shift(); next && !this.closed; next = this.line.shift()) {
      this.stage.speed = settings.speed;
      this.scened = next;
      await this.scene(next);
    }
    this.scened = null;
    clearTimeout(this.enough);
    this.stage.skipping = false;
    this.telling = false;
    this.teller = null;
  }

  /** Deeds worth it, one after the other, each with the lines about the same person after it. */
  private async perform(news: LogLine[], jumps: number): Promise<void> {
    if (this.stage.still) return;
    const starts = news.flatMap((line, at) => (this.scenic.includes(line.key) ? [at] : []));
    for (const [n, at] of starts.entries()) {
      const lines = news.slice(at, starts[n + 1]);
      const other = lines.findIndex((line) => line.seats[0] !== lines[0]?.seats[0]);
      this.deed = other < 0 ? lines : lines.slice(0, other);
      await this.stage.wait(READ);
      if (jumps !== this.jumps) return;
    }
    this.deed = [];
  }

  private extend(ms: number): void {
    clearTimeout(this.enough);
    this.enough = setTimeout(() => this.jump(), (this.scenic.length ? LONGEST_SCENES : LONGEST_TURN) + ms / this.stage.speed);
  }

  /** The lines of a long story, each in its time. */
  private async read(heard: Heard, news: LogLine[], times: number[], jumps: number): Promise<void> {
    for (const [at, line] of news.entries()) {
      if (jumps !== this.jumps) return;
      this.log = heard.log.filter((one) => one.i <= line.i);
      await this.stage.wait((times[at + 1] ?? 0) - (times[at] ?? 0));
    }
  }

  private async scene(heard: Heard): Promise<void> {
    const before = this.shown;
    const after = heard.update;
    const jumps = this.jumps;
    if (!before) return this.show(heard);
    const known = this.log.at(-1)?.i ?? -1;
    const news = heard.log.filter((line) => line.i > known);
    const doer = news.find((line) => line.seats.length)?.seats[0] ?? null;
    const theirs = doer !== null && doer !== after.you;
    this.teller = doer;
    if (theirs && news.length) await this.stage.wait(this.stage.calm ? 0 : LEAN);
    if (jumps !== this.jumps) return;
    const times = this.stage.calm ? [] : timed(news, this.beats);
    const told = carried(news, times);
    if (times.length) this.extend(times.at(-1) ?? 0);
    const flown = this.stage.fly(told.length ? told : flights(before, after), () => this.show(heard));
    if (times.length) await this.read(heard, news, times, jumps);
    await flown;
    if (jumps !== this.jumps) return;
    for (const { gain } of news) if (gain) for (const seat of gain.seats) this.stage.rise(seat, gain.n);
    if (news.length && this.stage.calm) sound("tap");
    await this.perform(news, jumps);
    const mine = after.you !== null && after.acting.includes(after.you);
    if (theirs && !mine) await this.stage.wait(BEAT);
  }
}
