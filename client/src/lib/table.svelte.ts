// One table as one seat sees it: a socket that comes back by itself, a log that grows, and moves
// that are sent until the server has said yes or no.

import { api, Failed } from "./api";
import { merged } from "./log";
import { received } from "./merge";
import type { Hello, Language, LogLine, Refusal, Update } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const HIDDEN_WAIT = 100; // a page nobody looks at is drawn less often

export class TableLink {
  now = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  online = $state(false);
  gone = $state(""); // the server will not have us: why
  refused = $state.raw<Refusal | null>(null);
  reset = true; // the log began anew with the last update
  received = 0; // when the clocks were last set

  private whole: Update | null = null; // the last table, shown or not
  private coming: { update: Update; reset: boolean; log: LogLine[] } | null = null;
  private answered = 0; // the decision for which a move is on its way
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly lang: Language,
    readonly beside: string[] = [], // the tokens of others who share this screen
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const { token, lang, beside } = this;
      const hello: Hello = { token, lang, beside, after: this.whole?.seen ?? "" };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.take(received(this.whole, String(message.data)));
    socket.onclose = (event) => this.lost(event);
  }

  /** Updates that come faster than the screen are shown together. */
  private take(update: Update): void {
    this.wait = FIRST_WAIT;
    if (update.clocks !== this.whole?.clocks) this.received = performance.now();
    this.whole = update;
    const waiting = this.coming;
    const old = update.reset ? [] : (waiting?.log ?? this.log);
    const reset = update.reset || (waiting?.reset ?? false);
    this.coming = { update, reset, log: merged(old, update.log) };
    if (waiting) return;
    if (document.hidden) setTimeout(() => this.show(), HIDDEN_WAIT);
    else requestAnimationFrame(() => this.show());
  }

  private show(): void {
    if (!this.coming || this.closed) return;
    const { update, reset, log } = this.coming;
    this.coming = null;
    this.online = true;
    this.log = log;
    this.reset = reset;
    this.now = update;
  }

  private lost(event: CloseEvent): void {
    this.online = false;
    if (this.closed) return;
    if (event.code >= 4400 && event.code < 4500) {
      this.gone = event.reason || String(event.code);
      return;
    }
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Play a move. The same key goes with every retry, so that a lost answer costs nothing. */
  async play(text: string): Promise<boolean> {
    const asked = this.now?.ask ?? 0;
    if (asked === this.answered) return true; // a second click says the same
    const key = crypto.randomUUID();
    this.answered = asked;
    this.refused = null;
    try {
      await patiently(() => api.move(this.table, this.token, text, asked, key));
      return true;
    } catch (error) {
      this.answered = 0;
      if (error instanceof Failed && error.status !== 409) this.refused = error.refusal;
      return false;
    }
  }

  /** A favour, a promise: for all to read, binding nobody. */
  async say(text: string): Promise<boolean> {
    this.refused = null;
    try {
      await api.say(this.table, this.token, text);
      return true;
    } catch (error) {
      if (error instanceof Failed) this.refused = error.refusal;
      return false;
    }
  }

  async undo(): Promise<void> {
    this.refused = null;
    this.answered = 0;
    try {
      await api.undo(this.table, this.token);
    } catch (error) {
      if (error instanceof Failed) this.refused = error.refusal;
    }
  }
}

/** Again and again while the server cannot be reached; what it says is final. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Failed && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
