import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
const { api } = await import("../src/lib/api");
const { settings } = await import("../src/lib/words.svelte");

function refusing(status: number, error: string): void {
  const body = JSON.stringify({ error, detail: "the server's own words" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

describe("a server that lays no new tables", () => {
  it.each([
    ["en", /no room for new tables/],
    ["fr", /plus de place pour de nouvelles tables/],
  ] as const)("is told of in the reader's language: %s", async (lang, said) => {
    settings.lang = lang;
    refusing(507, "full");
    await expect(api.open("ramen", [], {})).rejects.toThrow(said);
    refusing(503, "busy");
    await expect(api.open("ramen", [], {})).rejects.toThrow("the server's own words");
  });
});
