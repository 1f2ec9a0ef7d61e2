// Somebody at a table: what they touch becomes moves. What can be taken back is played at once;
// what cannot is asked for first; what has one answer answers itself, in the time a person takes, and
// so does what was left standing.

import { tick } from "svelte";
import { announcer } from "./announcer.svelte";
import { api, Failed } from "./api";
import { saidOf, whyNot, type Said } from "./asking.svelte";
import { dropOn } from "./drag";
import { toDecision, toWhatIsLit } from "./focus";
import { whereToLook } from "./hinting";
import { Picking } from "./picking.svelte";
import { hereabouts, type Point } from "./pointer";
import type { Desk, Hint, Move, Preview, Standing, Update } from "./protocol";
import { fitting, loose } from "./selection";
import { play as sound } from "./sound";
import { answerOf, stillStanding } from "./autoplay";
import { sentences } from "./typeset";
import { SceneQueue } from "./scene_queue.svelte";
import { TableLink } from "./table.svelte";
import { settings, t } from "./words.svelte";

const TOAST = 6000;
const STALE = 409; // the table has moved on
const BUSY = [429, 503]; // too much was asked, or all think
const PATIENCE = 4000; // for the next step of a gesture
const THINKING = [900, 2200] as const; // how long a person takes over what has one answer
const AT_ONCE = 350; // over what comes to the same, as all know

/** How much a hint tells: where to look, what to play, why. */
export type Depth = "look" | "move" | "why";
const DEEPER: Record<Depth, Depth> = { look: "move", move: "why", why: "why" };

export interface Done {
  text: string;
  at: Point;
}

export class Sitting {
  readonly picking = new Picking();
  readonly scenes = new SceneQueue();
  asking = $state.raw<{ move: Move; preview: Preview | null } | null>(null);
  done = $state.raw<Done | null>(null);
  said = $state.raw<{ said: Said; at: Point } | null>(null);
  hint = $state.raw<{ hint: Hint; depth: Depth } | null>(null);
  forced = $state<Move | null>(null); // answers itself in a moment
  pondering = $state(false); // a hint is asked for
  considering = $state(false); // the server is asked whether a move can be taken back
  private underway = $state(0); // other answers that a touch waits for
  onBoard = $state.raw<Set<string>>(new Set()); // what can be touched by name
  following: { thing: string[]; place: string[] } | null = null; // put there, step by step
  private led = false; // by the gesture before: no touch was about this alone
  private left = $state(""); // until when an answer of mine stands
  private stays = false; // it goes on after what I said to somebody meanwhile
  private clearing = 0;
  private answering = 0;
  private undoing = -1; // the question from which one goes back
  private undone = -1; // and the one that one came back to

  constructor(
    readonly link: TableLink,
    readonly id: string,
    readonly token: string,
  ) {
    link.heard = (update, log, reset) => this.scenes.hear(update, log, reset);
  }

  get now(): Update | null {
    return this.scenes.shown;
  }

  close(): void {
    clearTimeout(this.answering);
    clearTimeout(this.clearing);
    this.scenes.close();
    this.link.close();
    announcer.hush(); // what was said to one person is not for the next
  }

  get deciding(): boolean {
    const now = this.now;
    return now !== null && now.you !== null && now.acting.includes(now.you);
  }

  /** Whether it is for me to decide, and not for what answers itself. */
  get mine(): boolean {
    return this.deciding && !this.resting && this.forced === null;
  }

  /** Whether the last touch has not had its effect yet. */
  get busy(): boolean {
    const { answered } = this.link;
    return this.considering || this.underway > 0 || (answered !== 0 && answered === this.now?.ask);
  }

  /** The moves that are buttons. */
  loose(moves: Move[], selected = this.picking.refs): Move[] {
    const people = new Set(this.now?.seats.map((seat) => seat.ref));
    return loose(moves, selected, this.onBoard, people);
  }

  // touching

  touch(refs: string[], label: string): void {
    this.catchUp();
    if (this.deciding) this.takeBack();
    this.said = null;
    this.asking = null;
    this.following = null;
    const before = this.picking.refs;
    const ref = fitting(this.picking.moves, before, refs);
    if (ref && this.deciding && this.picking.touch(ref)) {
      sound("tap");
      this.narrowed();
      if (!this.picking.only) void tick().then(toWhatIsLit); // what it can be put on
    } else this.why(before, refs, label);
  }

  pick(refs: string[]): void {
    this.catchUp();
    const ref = fitting(this.picking.moves, [], refs);
    this.picking.clear();
    if (ref && this.deciding) this.picking.touch(ref);
  }

  /** A new question about what was dragged onto a place: it goes on as far as it is asked about. */
  follow(): void {
    const towards = this.following;
    this.following = null;
    if (!towards || !this.deciding) return;
    this.led = true;
    if (!dropOn(towards.place) && dropOn(towards.thing)) this.following = towards;
    this.led = false;
  }

  /** My own touch never waits for a scene: it skips to the end of them. */
  private catchUp(): void {
    if (!this.scenes.telling) return;
    this.scenes.jump();
    if (this.now) this.picking.renew(this.now.moves);
  }

  private why(before: string[], refs: string[], label: string): void {
    const now = this.now;
    if (!now) return;
    const at = hereabouts();
    sound("no");
    const asked = whyNot(this.id, this.token, settings.lang, now, before, refs, label);
    void this.during(asked).then(
      (said) => this.tell(said, at),
      () => {},
    );
  }

  /** What could be offered to somebody beside these, or beside what is written already (null): a
   * touch of theirs waits for it. */
  desk(seat: number, moves: string[] | null): Promise<Desk> {
    return this.during(api.desk(this.id, this.token, seat, moves, settings.lang));
  }

  private async during<T>(work: Promise<T>): Promise<T> {
    this.underway += 1;
    return work.finally(() => (this.underway -= 1));
  }

  tell(said: Said, at: Point = hereabouts()): void {
    this.said = { said, at };
    const parts = [said.title, ...said.lines.map((line) => line.text)];
    announcer.shout(sentences(parts));
  }

  narrowed(): void {
    if (this.picking.only) void this.consider(this.picking.only);
  }

  /** What was typed: the one move that fits, or a text that the server explains. */
  async typed(): Promise<void> {
    const words = this.picking.words.trim();
    if (this.picking.only) return this.consider(this.picking.only);
    if (!words || this.picking.left.length) return;
    this.picking.words = "";
    await this.link.play(words);
  }

  cancel(): void {
    this.picking.clear();
    this.following = null;
    this.asking = null;
    this.said = null;
    this.hint = null;
    void tick().then(() => {
      if (document.activeElement === document.body) toDecision();
    });
  }

  // playing

  /** Played at once if it can be taken back, or is how turns go on; else asked for, where the hand is.
   * So is what ends a turn in the gesture that began it. */
  async consider(move: Move): Promise<void> {
    clearTimeout(this.answering);
    const alone = this.now?.moves.length === 1;
    const { led } = this;
    if (settings.quick || alone) return this.play(move, false);
    this.considering = true;
    try {
      const preview = await api.preview(this.id, this.token, move.text, settings.lang);
      const plain = move.routine && !(led && preview.ends);
      if (!preview.final || plain) await this.play(move, !preview.final);
      else this.asking = { move, preview };
    } catch {
      await this.play(move, false); // the server says what is wrong with it
    } finally {
      this.considering = false;
    }
  }

  async play(move: Move, back: boolean): Promise<void> {
    const at = hereabouts();
    if (this.asking) this.done = null; // what was done before cannot be taken back any more
    this.asking = null;
    this.said = null;
    this.hint = null;
    if (this.forced?.text !== move.text) this.forced = null; // else it is no question until it is answered
    this.stays = this.standing !== null && move.text !== this.standing.text;
    if (!(await this.link.play(move.text))) {
      this.forced = null; // it has not answered itself
      return this.picking.clear();
    }
    if (!back) return;
    this.done = { text: move.label, at };
    clearTimeout(this.clearing);
    this.clearing = window.setTimeout(() => (this.done = null), TOAST);
  }

  /** A gesture of several moves: each is sent when the table asks for it. If one is refused, those of
   * `otherwise` leave nothing of it behind but what was said against it. */
  async several(texts: string[], otherwise: () => Promise<string[]>): Promise<void> {
    return this.during(this.whole(texts, otherwise));
  }

  private async whole(texts: string[], otherwise: () => Promise<string[]>): Promise<void> {
    if (await this.each(texts)) return;
    const { refused } = this.link;
    await this.each(await otherwise().catch(() => []));
    await this.until(() => this.link.answered !== this.link.now?.ask); // the next question clears what was said
    this.scenes.jump();
    await tick();
    this.link.refused = refused;
  }

  /** Whether all of them were made. */
  private async each(texts: string[]): Promise<boolean> {
    this.asking = null;
    let past = -1; // the question answered before
    for (const text of texts) {
      const move = await this.awaited(text, past);
      past = this.link.now?.ask ?? -1;
      if (!(await this.link.play(text)) || !move) return false; // what is not to be is refused with its rule
      this.scenes.jump();
    }
    return true;
  }

  /** A move as soon as the table asks for it, after question `past`; null: not in time. */
  async awaited(text: string, past = -1): Promise<Move | null> {
    const asked = (): Move | undefined => {
      const now = this.link.now;
      return now?.ask === past ? undefined : now?.moves.find((one) => one.text === text);
    };
    await this.until(() => asked() !== undefined);
    return asked() ?? null;
  }

  private async until(holds: () => boolean): Promise<void> {
    const patience = performance.now() + PATIENCE;
    while (!holds() && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async undo(): Promise<void> {
    this.done = null;
    this.asking = null;
    this.following = null;
    this.picking.clear();
    this.undoing = this.link.now?.ask ?? -1;
    if (!(await this.link.undo())) this.undoing = -1;
  }

  /** A hint; asked again at the same decision, it goes one step deeper. */
  async askHint(): Promise<void> {
    this.catchUp();
    if (this.hint) return this.deepen();
    if (this.pondering) return; // it is on its way
    this.pondering = true;
    await this.findHint(true);
    this.pondering = false;
  }

  private async findHint(again: boolean): Promise<void> {
    const ask = this.now?.ask;
    try {
      const hint = await api.hint(this.id, this.token, settings.lang);
      if (this.now?.ask !== ask) return; // it was about another question
      const lights = this.now !== null && whereToLook(this.now, this.refsOf(hint), this.onBoard).length > 0;
      this.hint = { hint, depth: lights ? "look" : "move" };
      announcer.say(lights ? t("hint-look") : hint.label);
    } catch (error) {
      if (!(error instanceof Failed)) return;
      if (error.status === STALE && again) return this.findHint(false); // somebody moved meanwhile
      const busy = BUSY.includes(error.status) ? t("hint-busy") : "";
      const later = error.status === STALE ? t("hint-later") : busy;
      const said = saidOf(error.refusal, settings.lang, t("hint"));
      this.tell(later ? { title: t("hint"), lines: [{ text: later, rule: "" }] } : said);
    }
  }

  deepen(): void {
    if (!this.hint) return;
    const depth = DEEPER[this.hint.depth];
    this.hint = { ...this.hint, depth };
    const { label, reasons } = this.hint.hint;
    announcer.say(depth === "move" ? label : reasons.join(" "));
  }

  /** What the hint speaks of; at first only where to look for it. */
  get pointed(): string[] {
    if (!this.hint || !this.now) return [];
    const refs = this.refsOf(this.hint.hint);
    return this.hint.depth === "look" ? whereToLook(this.now, refs, this.onBoard) : refs;
  }

  /** What the move of a hint touches. */
  private refsOf({ text }: Hint): string[] {
    return this.now?.moves.find((move) => move.text === text)?.refs ?? [];
  }

  // what is played without a touch

  /** What I have left standing, if it still does. */
  get standing(): Standing | null {
    return stillStanding(this.now, this.left);
  }

  /** Whether it answers the present question. */
  get resting(): boolean {
    const stands = this.standing;
    return this.now !== null && stands !== null && answerOf(this.now, this.left)?.text === stands.text;
  }

  leaveStanding(): void {
    this.left = this.now?.standing?.until ?? "";
    announcer.say(t("standing-on"));
    this.answerItself();
  }

  takeBack(): void {
    if (!this.left) return;
    this.left = "";
    this.stays = false;
    this.answerItself();
  }

  /** What was about to answer itself may have become a question. */
  reconsider(): void {
    if (this.forced && this.now && answerOf(this.now, this.left)?.text !== this.forced.text) this.answerItself();
  }

  /** One answer is no question, but that there is only one may be a secret: take one's time. The
   * same for what stands: how fast it comes tells nobody that nobody thought. */
  answerItself(): void {
    clearTimeout(this.answering);
    this.forced = null;
    const now = this.now;
    if (this.stays) this.left = now?.standing?.until ?? "";
    this.stays = false;
    if (now && this.undoing >= 0 && now.ask !== this.undoing) [this.undone, this.undoing] = [now.ask, -1];
    const answer = now && answerOf(now, this.left);
    if (!answer || "" in now.clocks || now.ask === this.undone) return;
    this.forced = answer;
    const [least, most] = THINKING;
    const wait = now.alike ? AT_ONCE : settings.calm ? least : least + Math.random() * (most - least);
    this.answering = window.setTimeout(() => {
      const then = this.link.now;
      if (then?.ask === now.ask && answerOf(then, this.left)?.text === answer.text) void this.play(answer, false);
    }, wait);
  }
}
