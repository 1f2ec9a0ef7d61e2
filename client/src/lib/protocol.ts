// Made by client/protocol.py from the server's messages: do not edit, write it anew.
// The client knows no rules: it sends a move back, and the server checks it as if from anybody.

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LAYOUTS = ["row", "hand", "fan", "slots", "pile", "stack", "grid", "board", "track", "ledger"] as const;
export type Layout = (typeof LAYOUTS)[number];

export const TONES = ["", "have", "lack", "later", "want", "warn", "note"] as const;
export type Tone = (typeof TONES)[number];

export const ICONS = ["", "coin", "star", "point", "card", "bowl", "pizza", "level", "rubbish", "place", "tool", "colour", "heart", "clock", "cup", "cube", "swap"] as const;
export type Icon = (typeof ICONS)[number];

export const SEENS = ["all", "you", "some", "others", "nobody"] as const;
export type Seen = (typeof SEENS)[number];

/** With these a socket is closed for good. */
export const FINAL: readonly number[] = [4400, 4401, 4404, 4409];

/**
 * A word on a thing. Its tone is a sign, not only a colour; a chip of somebody starts with that
 * seat's mark; the clock of the name `alarm`, if one runs, is shown with it. `face` is
 * the notation of what it names, for those who have a picture of it, `family` that thing's colour
 * and pattern, `n` its number: how many of it, what it costs; without words it is a picture alone,
 * or so many of what its icon counts.
 * `key` is what it says of the thing, for those who draw it: a price, a need.
 */
export interface Chip {
  text: string;
  tone: Tone;
  seat: number;
  alarm: string;
  icon: Icon;
  face: string;
  family: number;
  n: number;
  key: string;
}

/** A number people would work out themselves, in words in `text`; `goal` 0: there is none. */
export interface Meter {
  key: string;
  text: string;
  value: number;
  goal: number;
}

/**
 * Something of somebody's that this viewer may know: money, colour, pizzas served. `face` is
 * the notation of what it names, for those who have a picture of it; `short`: the value where
 * there is little room; `hidden`: the value is not this viewer's to know.
 */
export interface Stat {
  label: string;
  value: string;
  key: string;
  icon: Icon;
  face: string;
  short: string;
  hidden: boolean;
}

/**
 * A thing in a zone; "" face: face down.
 *
 * `family` is its colour and pattern, `mark` what is written large on it (on a card face down: the
 * name of its back) and `n` the same as a number to count with, `text` and `chips` what is
 * written below its name. `refs` are what moves call it: anywhere, and in this place. `count`
 * cards that lie face down together, alike to this viewer, are one item. `place`, its zone, and
 * `id`, which stays the same while it stays there visibly, follow from the zone: a page fills
 * them in.
 */
export interface Item {
  face: string;
  label: string;
  mark: string;
  family: number;
  text: string;
  chips: Chip[];
  refs: string[];
  n: number;
  count: number;
  place: string;
  id: string;
}

/**
 * A place for cards. `base` is what sort of place it is; which of its sort: by `number`, from
 * 1, or `of` what, by notation: the stall of the butcher. `seen`: who may look at it; `refs`:
 * other names that moves have for it; `short`: its label beside the name of whoever it belongs
 * to, where the label says that too.
 */
export interface Zone {
  id: string;
  label: string;
  layout: Layout;
  items: Item[];
  seen: Seen;
  owner: number | null;
  meters: Meter[];
  refs: string[];
  note: string;
  short: string;
  base: string;
  number: number;
  of: string;
}

/**
 * A space in a site, by column and row; `label` says it all, `text` is written on it.
 *
 * `id`, where it has one, is what motions and moves call it, `refs` are other names that moves
 * have for it: touching it filters them. `face` is the notation of what lies
 * there, `n` the number that is written on it, `meters` more of them, for those who draw them.
 */
export interface Spot {
  label: string;
  column: number;
  row: number;
  text: string;
  refs: string[];
  chips: Chip[];
  family: number;
  empty: boolean;
  heading: boolean;
  meters: Meter[];
  face: string;
  n: number;
  id: string;
}

/**
 * A place that is no zone of cards: a board, a grid with columns, a track of numbers. The clock
 * of the name `alarm`, if one runs, is shown with it.
 */
export interface Site {
  id: string;
  label: string;
  layout: Layout;
  spots: Spot[];
  columns: string[];
  note: string;
  alarm: string;
}

/**
 * Something to read now: the card being resolved, an offer on the table. `answers`: the moves
 * with which the viewer may answer it, each in the word that is enough beside it. `seat`: whose
 * deed it is; `things`: what each line speaks of, for those who have pictures.
 */
export interface Notice {
  title: string;
  lines: string[];
  key: string;
  refs: string[];
  answers: Record<string, string>;
  seat: number;
  things: Chip[][];
}

/** A way to put a thing into a basket: openly, covered, so much of it; and the moves that do. */
export interface Way {
  label: string;
  moves: string[];
}

/**
 * Something that can go into a basket: it is touched until it lies there in the right one of
 * the `ways` that are open to it, then it is out again; without one the basket does not take it.
 * `now`: the way in which it lies there, -1: it does not. `chips`: who has a use for it, and for
 * what.
 */
export interface Ware {
  label: string;
  ways: Way[];
  now: number;
  face: string;
  family: number;
  icon: Icon;
  chips: Chip[];
}

/** What somebody could give, to be chosen from. */
export interface Basket {
  label: string;
  seat: number;
  wares: Ware[];
}

/**
 * A trade between two sides, where one of them writes it, in any game whose moves say it thing
 * by thing: a basket each of what they could give. `begin`, the moves of what lies in the baskets
 * and `send` make the offer; `why`: it may not be sent as it is. `leave` gives it up. `lines`:
 * what it is the answer to. What else could be put in after a touch is asked again.
 */
export interface Desk {
  title: string;
  button: string;
  lines: string[];
  baskets: Basket[];
  begin: string[];
  send: string[];
  leave: string[];
  why: string;
}

/**
 * Something public that is no card and for which the game has words: one value, or one per
 * seat.
 */
export interface Fact {
  key: string;
  label: string;
  values: string[];
  by_seat: boolean;
}

/**
 * A legal move. `refs` are the items, zones and spots that stand for it: touching filters.
 * `seldom`: it need not be listed to be found. `routine`: nobody need be asked whether they are
 * sure, though it may be final. `leads`: what the question after it is about; whoever touches
 * that makes this move and goes on. `n`: how many or how much it says. `desk`: with whom it opens
 * a desk; it is their face that is touched for it.
 */
export interface Move {
  text: string;
  label: string;
  verb: string;
  refs: string[];
  seldom: boolean;
  routine: boolean;
  leads: string[];
  n: number;
  desk: number;
}

/**
 * An answer that may be left standing: the move `text`, given again whenever it can be given,
 * until whoever left it takes it back or `until` is another word than it was.
 */
export interface Standing {
  text: string;
  label: string;
  until: string;
}

/**
 * Somebody at the table; partners share a side. `ref` is what moves call them, `cook` the key
 * of the cook who plays there, `held` how the seat is held, in the words of whoever seats
 * people.
 */
export interface Seat {
  seat: number;
  name: string;
  side: number;
  bot: string;
  present: boolean;
  held: string;
  stats: Stat[];
  ref: string;
  cook: string;
}

/** Whether one's last move may be taken back; otherwise the rule and the reason. */
export interface Undo {
  allowed: boolean;
  rule: string;
  reason: string;
}

/**
 * Cards that went from one place to another. "" face: this reader does not know which. A place
 * is the id of a zone, a site or a spot; "" where the event does not say which, or where nobody
 * sees it. `chips`: what is drawn on a card that is seen in passing.
 */
export interface Motion {
  source: string;
  target: string;
  face: string;
  n: number;
  chips: Chip[];
}

/** What these seats won or lost. */
export interface Gain {
  seats: number[];
  n: number;
  icon: Icon;
}

/**
 * One thing that happened, as its reader knows it.
 *
 * `i` counts what this reader has read. `entry` numbers the decisions that this reader noticed, 0
 * is the setup (in a replay: the decisions of the record). `args` are the event's own, by name:
 * seats and sides from 0, things by notation. `seat` is whose deed it is; `seats` and `refs` are
 * the people and things that it names, `aside` what there is to say of them for whoever reads on;
 * `rule` is the rule by which its decision was made, on the first line that this caused, where
 * everybody may know it. `motions`: all that it moved, where that is not `motion` alone. `site`:
 * the place on which it is told, `tone` how it sounds there. `head`: with it something new begins,
 * a round or a day; `dull`: it is no news, such as that somebody waits. A line without a text has
 * left the log.
 */
export interface LogLine {
  i: number;
  entry: number;
  key: string;
  text: string;
  args: Record<string, string | number>;
  seats: number[];
  refs: string[];
  rule: string;
  motion: Motion | null;
  gain: Gain | null;
  motions: Motion[];
  site: string;
  tone: Tone;
  aside: string;
  head: boolean;
  dull: boolean;
  seat: number;
}

/**
 * Somebody wants to play again: this viewer's own seat at the new table, nobody else's.
 *
 * There is no secret in it: `POST .../rematch` with the token of the old seat gives those.
 */
export interface NextTable {
  table: string;
  seat: number;
  name: string;
  same_deal: boolean;
}

/**
 * What somebody said at the table: a promise, a favour. It binds nobody.
 *
 * `i` counts what was said; `entry` is the decision after which it was, as lines number them.
 * With `kind` it is the table that speaks: the seat was "claimed", or it has "moved": somebody
 * plays it from another browser now.
 */
export interface Saying {
  i: number;
  entry: number;
  seat: number;
  text: string;
  kind: string;
}

/**
 * The whole table now, and what is new or has changed in its log.
 *
 * `n` counts the decisions this viewer has noticed and `seen` is a bookmark in the log: whoever
 * comes back with it gets what is new since. `reset`: forget the log so far. `ask` numbers this
 * seat's decisions: a move answers one ask. `clocks` are those that run, by name, with the
 * milliseconds they have left; "" is the phase's own. `words` are what people said last.
 * `seeded`: a seed was chosen, so somebody may know the cards; else `commitment` is its hash, to
 * be compared with the record after the end. `moments`, after the end: for each decision that this
 * viewer noticed, from 0, its number in the record. `decisions`, in a replay: how many its record
 * has.
 *
 * A seat is `held` "" by a bot, "open" until somebody claims it, then by the "host", in whose
 * browser the table was opened, or by a "guest".
 *
 * Everything on the table now.
 *
 * `status` says who must do what, to the viewer in the second person where the game has words
 * for it. `acting` are those who may act, `chosen` those who have made their secret choice while
 * others still think. `steps` are the parts of the turn or day that `heading` names, `step` the
 * present one. `facts` are the view's own in names, for programs and for a table that is drawn
 * by hand; `ledger` those of them that have words. `alike`: whichever of the moves is made comes
 * to the same, and everybody may know that, so nobody need be asked.
 */
export interface Update {
  t: "update";
  game: string;
  you: number | null;
  phase: string;
  status: string;
  acting: number[];
  chosen: number[];
  over: boolean;
  heading: string;
  steps: string[];
  step: number;
  seats: Seat[];
  zones: Zone[];
  sites: Site[];
  notices: Notice[];
  facts: Record<string, unknown>;
  ledger: Fact[];
  moves: Move[];
  alike: boolean;
  standing: Standing | null;
  sealed: string | null;
  undo: Undo;
  scores: number[];
  places: number[];
  won: Item[][];
  results: string[];
  ending: string[];
  n: number;
  seen: string;
  reset: boolean;
  ask: number;
  log: LogLine[];
  clocks: Record<string, number>;
  words: Saying[];
  moments: number[];
  decisions: number;
  rematch: NextTable | null;
  seeded: boolean;
  commitment: string;
}

/** The ids of all zones, sites or both, in order, where that has changed. */
export interface PlaceIds {
  zones: string[] | null;
  sites: string[] | null;
}

export interface OptionValue {
  key: string;
  label: string;
}

/** A choice made before the game, and the rule it is about. */
export interface OptionInfo {
  key: string;
  label: string;
  rule: string;
  default: string;
  values: OptionValue[];
}

/** A way to play, and the numbers of seats it is for. */
export interface ModeInfo {
  key: string;
  label: string;
  seats: number[];
}

/**
 * Somebody to play with: `key` is what a seat's `bot` may be called; at another level than
 * the cook's own one of the game's `levels` plays in that name.
 */
export interface CookInfo {
  key: string;
  name: string;
  level: number;
  title: string;
  line: string;
}

/**
 * A game as the home page shows it. `levels` are the bots that play at each level, from the
 * first on; `lot` the options with which whoever opens a table begins, where else it is drawn.
 */
export interface GameInfo {
  key: string;
  name: string;
  tagline: string;
  about: string;
  seats: number[];
  minutes: [number, number];
  modes: ModeInfo[];
  options: OptionInfo[];
  bots: string[];
  levels: string[];
  cooks: CookInfo[];
  lot: Record<string, string>;
  emblem: boolean;
}

/** One numbered rule: what a citation means. */
export interface RuleText {
  number: string;
  text: Record<Language, string>;
}

/** A rule in the reader's language. */
export interface NumberedRule {
  number: string;
  text: string;
}

/** A chapter of a game's rulebook. */
export interface Chapter {
  number: string;
  title: string;
  rules: NumberedRule[];
}

/**
 * Somebody at a new table: a name, or the name of a bot.
 *
 * `here`: at the browser that opens the table, which gets the secrets of the seat; everybody else
 * is invited. Where nobody says so, the first person is here.
 */
export interface Person {
  name?: string;
  bot?: string;
  here?: boolean | null;
}

/** Who sits down, clockwise, to play what. The same seed deals the same cards. */
export interface NewTable {
  game: string;
  people: Person[];
  options?: Record<string, string>;
  seed?: string;
}

/** What a person needs to sit down: shown once, kept hashed. */
export interface NewSeat {
  seat: number;
  name: string;
  token: string;
  code: string;
}

/** A seat that whoever brings `invite` first may claim. */
export interface Invitation {
  seat: number;
  name: string;
  invite: string;
}

/** A new table: the secrets of those who are here, and invitations for all others. */
export interface Opened {
  table: string;
  seats: NewSeat[];
  invitations: Invitation[];
}

/**
 * An invitation. The browser may choose its token: then a lost answer can be asked again.
 * `name`: what whoever sits down is called, instead of what the host wrote on the chair.
 */
export interface Invite {
  invite: string;
  token?: string;
  name?: string;
}

export interface Rematch {
  same_deal?: boolean;
}

/** A recovery code. The browser may choose its new token, as with an invitation. */
export interface Code {
  code: string;
  token?: string;
}

/**
 * The first thing a browser says on its socket. `after`: the bookmark of what it has, `seen` of
 * its last update; `beside`: tokens of others who share the screen.
 */
export interface Hello {
  token?: string;
  lang?: Language;
  after?: string;
  beside?: string[];
}

/**
 * A move in notation, as `moves[].text` gives it; `ask` says which decision it answers; the
 * same `key` sent again is the same move.
 */
export interface Decision {
  text: string;
  ask: number;
  key?: string;
}

/** It is written down. `n` counts the decisions that this viewer has noticed by now. */
export interface Done {
  n: number;
}

/** Something to say to everybody. */
export interface Remark {
  text: string;
}

/** Why not this move; or any that touches these things, as `moves[].refs` names them? */
export interface Question {
  text?: string;
  refs?: string[];
}

/** The rule that forbids a move and its sentence, or that nothing does. */
export interface WhyNot {
  legal: boolean;
  label: string;
  rule: string;
  why: string;
  reasons: Record<Language, string> | null;
}

/** The answer about one move, or about one move of each kind that touches some things. */
export interface Reasons {
  legal: boolean;
  rule: string;
  why: string;
  reasons: Record<Language, string> | null;
  answers: WhyNot[];
}

/** A move that somebody thinks about. */
export interface Tried {
  text: string;
}

/**
 * What a legal move is sure to bring; `final`: it cannot be taken back, and why; `ends`: since
 * the turn is over with it.
 */
export interface Preview {
  final: boolean;
  reason: string;
  events: string[];
  ends: boolean;
}

/**
 * Somebody to whom an offer is to be written; `seat` counts from 0. `moves`: of what lies in
 * the baskets; null: what is written already.
 */
export interface Partner {
  seat: number;
  moves?: string[] | null;
}

/** What a bot would do, and why; `numbers`: what playing on from here showed, in a sentence. */
export interface Hint {
  bot: string;
  text: string;
  label: string;
  reasons: string[];
  numbers: string[];
}

/** A record and how many of its decisions to play; `seat` counts from 0, none: a spectator. */
export interface Moment {
  record: string;
  step?: number;
  seat?: number | null;
}

/** A record, and whose decisions are to be judged; `seat` counts from 0. */
export interface Review {
  record: string;
  seat: number;
}

/**
 * A decision that could have been better, by what its seat could know then: what was played
 * after `step` decisions, what to play instead and why; how many points ahead that is on average,
 * and how much oftener it wins (0.1: a game in ten more), each with its standard error; `loss`: it
 * in words, in what the game counts. The costliest, points and victories together, comes first.
 */
export interface CostlyMove {
  step: number;
  label: string;
  better: string;
  cost: number;
  error: number;
  wins: number;
  wins_error: number;
  loss: string;
  reasons: string[];
}

/**
 * What cost a seat most; `judged`: so many decisions were judged to the end before the time was
 * over, of the `doubtful` ones. Where that is not all of them, something may be missing.
 */
export interface Reviewed {
  costly: CostlyMove[];
  judged: number;
  doubtful: number;
}

/** A record, how many of its decisions to keep, and who plays on. */
export interface Branch {
  record: string;
  people: Person[];
  step?: number;
}

/** What is wrong: a rule with its sentence in both languages, or a sentence in `detail`. */
export interface Refusal {
  error: string;
  detail: string;
  rule: string;
  why: string;
  reasons: Record<Language, string> | null;
}

/** What is different now; what is absent is as it was. Of `seats`, `zones`, `sites` and `facts` only those that have changed come, by number, id or key; `order` says which places there are, where that changed. */
export type Changes = Pick<Update, "n" | "seen" | "reset" | "log"> & Partial<Omit<Update, "t" | "n" | "seen" | "reset" | "log">> & {
  t: "changes";
  order?: PlaceIds;
};

/** What the wire leaves out, and which parts of a message are messages themselves. */
export const SHAPES = {
  Chip: { defaults: {"text": "", "tone": "", "seat": -1, "alarm": "", "icon": "", "face": "", "family": -1, "n": 0, "key": ""}, parts: {} },
  Meter: { defaults: {"goal": 0}, parts: {} },
  Stat: { defaults: {"key": "", "icon": "", "face": "", "short": "", "hidden": false}, parts: {} },
  Item: { defaults: {"face": "", "label": "", "mark": "", "family": 0, "text": "", "chips": [], "refs": [], "n": 0, "count": 1, "place": "", "id": ""}, parts: {"chips": "Chip"} },
  Zone: { defaults: {"seen": "all", "owner": null, "meters": [], "refs": [], "note": "", "short": "", "base": "", "number": 0, "of": ""}, parts: {"items": "Item", "meters": "Meter"} },
  Spot: { defaults: {"column": 0, "row": 0, "text": "", "refs": [], "chips": [], "family": -1, "empty": false, "heading": false, "meters": [], "face": "", "n": 0, "id": ""}, parts: {"chips": "Chip", "meters": "Meter"} },
  Site: { defaults: {"columns": [], "note": "", "alarm": ""}, parts: {"spots": "Spot"} },
  Notice: { defaults: {"key": "", "refs": [], "answers": {}, "seat": -1, "things": []}, parts: {"things": "Chip"} },
  Ware: { defaults: {"now": -1, "face": "", "family": -1, "icon": "", "chips": []}, parts: {"chips": "Chip"} },
  Basket: { defaults: {}, parts: {"wares": "Ware"} },
  Desk: { defaults: {}, parts: {"baskets": "Basket"} },
  Move: { defaults: {"refs": [], "seldom": false, "routine": false, "leads": [], "n": 0, "desk": -1}, parts: {} },
  Seat: { defaults: {"bot": "", "present": false, "held": "", "stats": [], "ref": "", "cook": ""}, parts: {"stats": "Stat"} },
  Undo: { defaults: {"rule": "", "reason": ""}, parts: {} },
  Motion: { defaults: {"source": "", "target": "", "face": "", "n": 1, "chips": []}, parts: {"chips": "Chip"} },
  Gain: { defaults: {"icon": "point"}, parts: {} },
  LogLine: { defaults: {"key": "", "text": "", "args": {}, "seats": [], "refs": [], "rule": "", "motion": null, "gain": null, "motions": [], "site": "", "tone": "", "aside": "", "head": false, "dull": false, "seat": -1}, parts: {"motion": "Motion", "gain": "Gain", "motions": "Motion"} },
  Update: { defaults: {}, parts: {"seats": "Seat", "zones": "Zone", "sites": "Site", "notices": "Notice", "moves": "Move", "undo": "Undo", "won": "Item", "log": "LogLine"} },
  PlaceIds: { defaults: {"zones": null, "sites": null}, parts: {} },
  WhyNot: { defaults: {"label": "", "rule": "", "why": "", "reasons": null}, parts: {} },
  Reasons: { defaults: {"rule": "", "why": "", "reasons": null, "answers": []}, parts: {"answers": "WhyNot"} },
  Refusal: { defaults: {"error": "", "detail": "", "rule": "", "why": "", "reasons": null}, parts: {} },
} satisfies Record<string, Shape>;

export type Kind = keyof typeof SHAPES;

export interface Shape {
  defaults: Record<string, unknown>;
  parts: Record<string, string>;
}
