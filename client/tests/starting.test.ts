import { describe, expect, it, vi } from "vitest";
import type { CookInfo, GameInfo } from "../src/lib/protocol";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("window", { addEventListener: () => undefined });
const { playedBy } = await import("../src/lib/starting");

const prudence: CookInfo = { key: "prudence", name: "Prudence", level: 2, title: "", line: "" };
const game = { bots: ["random", "greedy"], levels: ["random", "greedy", "greedy", "greedy"] } as GameInfo;

describe("who plays as a cook", () => {
  it("is the cook at its own level", () => {
    expect(playedBy(prudence, game)).toEqual({ name: "Prudence", bot: "prudence" });
  });

  it("is at any other level the bot that the server has for it", () => {
    expect([1, 3, 4].map((level) => playedBy(prudence, game, level).bot)).toEqual(["random", "greedy", "greedy"]);
  });
});
