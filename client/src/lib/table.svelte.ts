// One table as one seat sees it: a socket that comes back by itself, a log that grows, and moves
// that are sent until the server has said yes or no.

import { api, Failed } from "./api";
import { merged } from "./log";
import { received } from "./merge";
import { FINAL, type Hello, type Language, type LogLine, type Refusal, type Update } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class TableLink {
  now = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  online = $state(false);
  gone = $state(""); // the server will not have us: why
  refused = $state.raw<Refusal | null>(null);
  reset = true; // the log began anew with the last update
  received = 0; // when the clocks were last set

  heard: ((update: Update, log: LogLine[], reset: boolean) => void) | null = null; // each one, in order

  answered = $state(0); // the decision for which a move is on its way, or was made
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
      const hello: Hello = { token, lang, beside, after: this.now?.seen ?? "" };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.take(received(this.now, String(message.data)));
    socket.onclose = (event) => this.lost(event);
  }

  /** The table as it is now; how it came about is told by whoever listens. */
  private take(update: Update): void {
    this.wait = FIRST_WAIT;
    if (update.clocks !== this.now?.clocks) this.received = performance.now();
    this.reset = update.reset;
    this.log = merged(update.reset ? [] : this.log, update.log);
    this.online = true;
    this.now = update;
    this.heard?.(update, this.log, update.reset);
  }

  private lost(event: CloseEvent): void {
    this.online = false;
    if (this.closed) return;
    if (FINAL.includes(event.code)) {
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

  async undo(): Promise<boolean> {
    this.refused = null;
    this.answered = 0;
    try {
      await api.undo(this.table, this.token);
      return true;
    } catch (error) {
      if (error instanceof Failed) this.refused = error.refusal;
      return false;
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
