// The server's addresses. Every answer is JSON; a refusal carries its rule and both languages.

import { complete } from "./merge";
import type {
  Chapter,
  CostlyMove,
  Desk,
  Done,
  GameInfo,
  Hint,
  Language,
  NewSeat,
  Opened,
  Person,
  Preview,
  Reasons,
  Refusal,
  RuleText,
  Update,
} from "./protocol";
import { typeset } from "./typeset";

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.detail || refusal.rule || String(status));
  }
}

/** `kind`: the message that is answered, if the wire leaves parts of it out. */
async function ask<T>(path: string, init: RequestInit = {}, token = "", kind = ""): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { ...init, headers });
  const body = await answer.text();
  if (!answer.ok) throw new Failed(answer.status, refusalOf(body));
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  return json ? complete<T>(kind, JSON.parse(typeset(body))) : (body as T);
}

function refusalOf(body: string): Refusal {
  try {
    const found = complete<Refusal>("Refusal", JSON.parse(typeset(body)));
    return { ...found, detail: typeof found.detail === "string" ? found.detail : "" };
  } catch {
    return complete<Refusal>("Refusal", { detail: body });
  }
}

function post<T>(path: string, body: unknown, token = "", kind = ""): Promise<T> {
  return ask<T>(path, { method: "POST", body: JSON.stringify(body) }, token, kind);
}

export const api = {
  games: (lang: Language) => ask<GameInfo[]>(`/games?lang=${lang}`),
  open: (game: string, people: Person[], options: Record<string, string>, seed = "") =>
    post<Opened>("/tables", { game, people, options, seed }),
  move: (table: string, token: string, text: string, asked: number, key: string) =>
    post<Done>(`/tables/${table}/moves`, { text, ask: asked, key }, token),
  undo: (table: string, token: string) => post<Done>(`/tables/${table}/undo`, {}, token),
  say: (table: string, token: string, text: string) =>
    post<Done>(`/tables/${table}/words`, { text }, token),
  look: (table: string, token: string, lang: Language) =>
    ask<Update>(`/tables/${table}?lang=${lang}`, {}, token, "Update"),
  why: (table: string, token: string, refs: string[], lang: Language) =>
    post<Reasons>(`/tables/${table}/why?lang=${lang}`, { refs }, token, "Reasons"),
  preview: (table: string, token: string, text: string, lang: Language) =>
    post<Preview>(`/tables/${table}/preview?lang=${lang}`, { text }, token),
  desk: (table: string, token: string, seat: number, lang: Language) =>
    post<Desk>(`/tables/${table}/desk?lang=${lang}`, { seat }, token, "Desk"),
  rulebook: (game: string, lang: Language) => ask<Chapter[]>(`/games/${game}/rules?lang=${lang}`),
  rule: (game: string, number: string) =>
    ask<RuleText>(`/games/${game}/rules/${encodeURIComponent(number)}`),
  hint: (table: string, token: string, lang: Language) =>
    post<Hint>(`/tables/${table}/hint?lang=${lang}`, {}, token),
  rematch: (table: string, token: string, same_deal: boolean) =>
    post<Opened>(`/tables/${table}/rematch`, { same_deal }, token),
  claim: (table: string, invite: string, token: string, name: string) =>
    post<NewSeat>(`/tables/${table}/claim`, { invite, token, name }),
  recover: (table: string, code: string) => post<NewSeat>(`/tables/${table}/recover`, { code }),
  record: (table: string) => ask<string>(`/tables/${table}/record`),
  replay: (record: string, step: number, seat: number | null, lang: Language) =>
    post<Update>(`/replay?lang=${lang}`, { record, step, seat }, "", "Update"),
  review: (record: string, seat: number, lang: Language) =>
    post<CostlyMove[]>(`/review?lang=${lang}`, { record, seat }),
  branch: (record: string, step: number, people: Person[]) =>
    post<Opened>("/branch", { record, step, people }),
};
