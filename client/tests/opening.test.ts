// Behind the `#` of a link there is an invitation, never a key that somebody else has too.

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

const TABLE = { game: "ramen", you: 1, seats: [{ seat: 0, name: "Ana" }, { seat: 1, name: "Bea" }] };

/** A server at which any token opens seat 2, and a claim is answered so. */
function server(status: number): { keys: string[]; invites: string[] } {
  const heard = { keys: [] as string[], invites: [] as string[] };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const headers = { "content-type": "application/json" };
    heard.keys.push((init.headers as Record<string, string>).Authorization ?? "");
    if (!path.endsWith("/claim")) return Promise.resolve(new Response(JSON.stringify(TABLE), { headers }));
    const body = JSON.parse(String(init.body)) as { invite: string; token: string };
    heard.invites.push(body.invite);
    const seat = { seat: 1, name: "Bea", token: body.token, code: "new" };
    return Promise.resolve(new Response(JSON.stringify(status === 200 ? seat : { error: "no" }), { status, headers }));
  });
  return heard;
}

describe("a link to a table", () => {
  beforeEach(() => kept.clear());

  it("seats whoever opens an invitation, with a token of their own", async () => {
    const { seatsAt } = await import("../src/lib/opening");
    const heard = server(200);
    const seats = await seatsAt("abc", "invitation");
    expect(heard.invites).toEqual(["invitation"]);
    expect(seats).toMatchObject([{ seat: 1, name: "Bea" }]);
    expect(seats?.[0]?.token).not.toBe("invitation");
  });

  it.each([401, 409])("seats nobody with a token that somebody else has: %i", async (status) => {
    const { seatsAt } = await import("../src/lib/opening");
    const { tableOf } = await import("../src/lib/storage");
    const heard = server(status);
    expect(await seatsAt("abc", "token-of-the-host")).toBeNull();
    expect(heard).toEqual({ keys: [""], invites: ["token-of-the-host"] });
    expect(tableOf("abc")).toBeUndefined();
  });

  it("leaves the seats alone that this browser has", async () => {
    const { seatsAt } = await import("../src/lib/opening");
    const { keepTable, tableOf } = await import("../src/lib/storage");
    const mine = { seat: 0, name: "Ana", token: "mine" };
    keepTable({ table: "abc", game: "ramen", seats: [mine], at: 1 });
    server(401);
    expect(await seatsAt("abc", "token-of-the-host")).toBeNull();
    expect(tableOf("abc")?.seats).toEqual([mine]);
    expect(await seatsAt("abc", "")).toEqual([mine]);
  });
});
