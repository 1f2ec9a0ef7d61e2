// The server's addresses. Every answer is JSON; a refusal carries its rule and both languages.

import { complete } from "./merge";
import type {
  Branch,
  Chapter,
  Code,
  Decision,
  Desk,
  Done,
  GameInfo,
  Hint,
  Invite,
  Kind,
  Language,
  Moment,
  NewSeat,
  NewTable,
  Opened,
  Partner,
  Person,
  Preview,
  Question,
  Reasons,
  Refusal,
  Remark,
  Rematch,
  Review,
  Reviewed,
  RuleText,
  Tried,
  Update,
} from "./protocol";
import { typeset } from "./typeset";
import { t } from "./words.svelte";

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.detail || refusal.rule || String(status));
  }
}

/** `kind`: the message that is answered, if the wire leaves parts of it out. */
async function ask<T>(path: string, init: RequestInit = {}, token = "", kind?: Kind): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { ...init, headers });
  const body = await answer.text();
  if (!answer.ok) throw new Failed(answer.status, refusalOf(body));
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  if (!json) return body as T;
  const message: unknown = JSON.parse(typeset(body));
  return kind ? complete<T>(kind, message) : (message as T);
}

function refusalOf(body: string): Refusal {
  try {
    const found = complete<Refusal>("Refusal", JSON.parse(typeset(body)));
    if (found.error === "full") return { ...found, detail: t("no-new-tables") }; // which anybody may meet
    return { ...found, detail: typeof found.detail === "string" ? found.detail : "" };
  } catch {
    return complete<Refusal>("Refusal", { detail: body });
  }
}

type Nothing = Record<string, never>;

function post<Heard, Sent>(path: string, body: Sent, token = "", kind?: Kind): Promise<Heard> {
  return ask<Heard>(path, { method: "POST", body: JSON.stringify(body) }, token, kind);
}

export const api = {
  games: (lang: Language) => ask<GameInfo[]>(`/games?lang=${lang}`),
  open: (game: string, people: Person[], options: Record<string, string>, seed = "") =>
    post<Opened, NewTable>("/tables", { game, people, options, seed }),
  move: (table: string, token: string, text: string, asked: number, key: string) =>
    post<Done, Decision>(`/tables/${table}/moves`, { text, ask: asked, key }, token),
  undo: (table: string, token: string) => post<Done, Nothing>(`/tables/${table}/undo`, {}, token),
  say: (table: string, token: string, text: string) =>
    post<Done, Remark>(`/tables/${table}/words`, { text }, token),
  look: (table: string, token: string, lang: Language) =>
    ask<Update>(`/tables/${table}?lang=${lang}`, {}, token, "Update"),
  why: (table: string, token: string, refs: string[], lang: Language) =>
    post<Reasons, Question>(`/tables/${table}/why?lang=${lang}`, { refs }, token, "Reasons"),
  preview: (table: string, token: string, text: string, lang: Language) =>
    post<Preview, Tried>(`/tables/${table}/preview?lang=${lang}`, { text }, token),
  desk: (table: string, token: string, seat: number, moves: string[] | null, lang: Language) =>
    post<Desk, Partner>(`/tables/${table}/desk?lang=${lang}`, { seat, moves }, token, "Desk"),
  rulebook: (game: string, lang: Language) => ask<Chapter[]>(`/games/${game}/rules?lang=${lang}`),
  rule: (game: string, number: string) =>
    ask<RuleText>(`/games/${game}/rules/${encodeURIComponent(number)}`),
  hint: (table: string, token: string, lang: Language) =>
    post<Hint, Nothing>(`/tables/${table}/hint?lang=${lang}`, {}, token),
  rematch: (table: string, token: string, same_deal: boolean) =>
    post<Opened, Rematch>(`/tables/${table}/rematch`, { same_deal }, token),
  claim: (table: string, invite: string, token: string, name: string) =>
    post<NewSeat, Invite>(`/tables/${table}/claim`, { invite, token, name }),
  recover: (table: string, code: string, token: string) =>
    post<NewSeat, Code>(`/tables/${table}/recover`, { code, token }),
  record: (table: string) => ask<string>(`/tables/${table}/record`),
  replay: (record: string, step: number, seat: number | null, lang: Language) =>
    post<Update, Moment>(`/replay?lang=${lang}`, { record, step, seat }, "", "Update"),
  review: (record: string, seat: number, lang: Language) =>
    post<Reviewed, Review>(`/review?lang=${lang}`, { record, seat }),
  branch: (record: string, step: number, people: Person[]) =>
    post<Opened, Branch>("/branch", { record, step, people }),
};
