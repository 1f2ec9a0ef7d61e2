// A seat whose answer was lost on the way is had by asking again: the browser chose its token.

import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
const place = { pathname: "/", search: "", hash: "", href: "http://localhost/" };
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("location", place);
vi.stubGlobal("window", { addEventListener: () => {}, scrollTo: () => {}, location: place });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("history", { pushState: () => {}, replaceState: () => {} });

interface Sent {
  code: string;
  token: string;
}

/** A server that does what it is asked, and whose answers are lost but for the last. */
function server(lost: number): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Sent;
    sent.push(body);
    if (sent.length <= lost) return Promise.reject(new TypeError("network"));
    const seat = { seat: 1, name: "Ana", token: body.token, code: "new" };
    return Promise.resolve(new Response(JSON.stringify(seat), { headers: { "content-type": "application/json" } }));
  });
  return sent;
}

describe("coming back with a code", () => {
  beforeEach(() => kept.clear());

  it("finds the table by its name or by somebody's link", async () => {
    const { tableIn } = await import("../src/lib/opening");
    const said = ["kx7wq", " kx7wq ", "http://10.0.0.2:8000/t/kx7wq", "https://tablee.example/t/kx7wq#sesame\n"];
    expect(said.map(tableIn)).toEqual(said.map(() => "kx7wq"));
  });

  it("brings the same token again, however the code is typed", async () => {
    const { comeBack } = await import("../src/lib/opening");
    const { tableOf } = await import("../src/lib/storage");
    const sent = server(2);
    for (const code of ["sel poivre thé", " Sel  POIVRE-thé", "sel poivre the"]) await comeBack("abc", code).catch(() => {});
    expect(sent.map(({ token }) => token)).toEqual(Array(3).fill(sent[0]!.token));
    expect(sent[0]!.token.length).toBeGreaterThanOrEqual(32);
    expect(tableOf("abc")?.seats).toMatchObject([{ seat: 1, token: sent[0]!.token }]);
  });

  it("brings another one for another code or table", async () => {
    const { comeBack } = await import("../src/lib/opening");
    const sent = server(0);
    await comeBack("abc", "sel");
    await comeBack("abc", "riz");
    await comeBack("abd", "sel");
    expect(new Set(sent.map(({ token }) => token)).size).toBe(3);
  });
});
