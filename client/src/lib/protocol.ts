// What the server says and hears. The client knows no rules: it shows what it is sent and sends
// back one of the moves it was offered.

export type Language = "en" | "fr";

export interface Item {
  id: string;
  face?: string; // absent: face down
  label?: string;
  mark?: string;
  family?: number;
  text?: string; // what is written below the name
  chips?: Chip[];
}

/** A word on a thing; its tone is a sign as well as a colour, a seat's chip starts with its mark. */
export interface Chip {
  text: string;
  tone: "" | "have" | "lack" | "later" | "warn" | "want" | "note";
  seat: number; // -1: nobody's
  alarm: string; // how the name of a clock that belongs to it starts
}

/** A space in a place that is no zone, by column and row. */
export interface Spot {
  label: string; // says it all
  text: string; // is written on it
  column: number;
  row: number;
  refs: string[];
  chips: Chip[];
  family: number; // -1: none
  empty: boolean;
  heading: boolean; // it names its row
}

export interface Stat {
  label: string;
  value: string;
}

export interface Notice {
  title: string;
  lines: string[];
}

export interface Zone {
  id: string;
  label: string;
  layout: string;
  items: Item[];
  meters?: { key: string; text: string; value: number; goal: number }[];
  private?: boolean;
  owner?: number | null;
  refs?: string[]; // other names by which moves may call it
  columns?: string[];
  spots?: Spot[]; // instead of items, in a place that is no zone
  note?: string;
}

export interface Fact {
  key: string;
  label: string;
  values: string[];
  by_seat: boolean;
}

export interface Move {
  text: string;
  label: string;
  verb: string;
  refs: string[];
}

export interface LogLine {
  i: number;
  entry: number;
  key: string;
  text: string;
  seats: number[];
  refs: string[];
  rule?: string; // the rule by which it happened, where the server knows it
}

export interface Seat {
  seat: number;
  name: string;
  bot: string;
  side: number;
  present: boolean;
  held: "" | "open" | "host" | "guest"; // "" a bot, open until somebody claims it
}

export interface Saying {
  n: number;
  entry: number;
  seat: number;
  text: string;
  kind: "" | "claimed" | "moved"; // with a kind it is the table that speaks
}

export interface Update {
  t: "update";
  n: number;
  game: string;
  reset: boolean;
  you: number | null;
  ask: number;
  phase: string;
  status: string;
  acting: number[];
  chosen: number[]; // secret choices made while others still think
  over: boolean;
  seats: Seat[];
  zones: Zone[];
  facts: Record<string, unknown>;
  ledger: Fact[];
  moves: Move[];
  sealed: string | null;
  undo: { allowed: boolean; rule?: string; reason?: string };
  log: LogLine[];
  scores: number[];
  places: number[];
  clock: { frame: number; remaining_ms: number } | null;
  alarms: Record<string, number>; // clocks beside it, by name: milliseconds left
  rematch: { table: string; seat: number; name: string; same_deal: boolean } | null;
  heading: string;
  steps: string[]; // the parts of a turn or a day
  step: number;
  stats: Stat[][]; // by seat
  notices: Notice[];
  words: Saying[]; // what people said last
  seeded: boolean; // somebody chose the seed, so somebody may know the cards
  commitment: string; // else its hash, to be compared with the record after the end
}

export interface OptionValue {
  key: string;
  label: string;
}

export interface GameInfo {
  key: string;
  name: string;
  tagline: string;
  about: string;
  seats: number[];
  minutes: [number, number];
  modes: { key: string; label: string; seats: number[] }[];
  options: { key: string; label: string; rule: string; default: string; values: OptionValue[] }[];
  bots: string[];
  emblem: boolean;
}

export interface NewSeat {
  seat: number;
  name: string;
  token: string;
  code: string;
}

/** A seat that whoever brings the invitation first may claim. */
export interface Invitation {
  seat: number;
  name: string;
  invite: string;
}

export interface Opened {
  table: string;
  seats: NewSeat[]; // those at this screen
  invitations: Invitation[];
}

/** Why a move that touches some thing is refused, or that it is not. */
export interface WhyNot extends Refusal {
  label: string;
  legal: boolean;
}

export interface Preview {
  final: boolean;
  reason: string;
  events: string[];
}

export interface Refusal {
  error?: string;
  detail?: string;
  rule?: string;
  why?: string;
  reasons?: Record<Language, string>;
}
