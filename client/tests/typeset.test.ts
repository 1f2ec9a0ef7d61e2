import { describe, expect, it } from "vitest";
import { typeset } from "../src/lib/typeset";

describe("signs", () => {
  it("hold on to the word before them", () => {
    expect(typeset("Pas « Livrer » : non !")).toBe("Pas «\u00a0Livrer\u00a0»\u00a0: non\u00a0!");
  });

  it("leave notation as it is", () => {
    expect(typeset("space top 1; sell")).toBe("space top 1; sell");
  });
});
