import { describe, expect, it } from "vitest";
import type { LogLine, Update } from "../src/lib/protocol";
import { toldBy } from "../src/lib/table_so_far";

function line(source: string, target: string): LogLine {
  return { motion: { source, target, face: "", n: 2, chips: [] }, motions: [], seats: [], text: "" } as unknown as LogLine;
}

const bowl = { id: "bowl_1", items: [{ face: "aj7", chips: [] }, { face: "no7", chips: [] }] };
const table = { zones: [bowl] } as unknown as Update;

describe("the table as far as it has been told", () => {
  it("lets things go where nobody sees them, and makes up no place for them", () => {
    const { zones } = toldBy(table, line("bowl_1", ""), table);
    expect(zones.map((zone) => [zone.id, zone.items.length])).toEqual([["bowl_1", 0]]);
  });

  it("knows a place that is empty before and after", () => {
    const { zones } = toldBy(table, line("bowl_1", "offer"), table);
    expect(zones.map((zone) => [zone.id, zone.items.length])).toEqual([["bowl_1", 0], ["offer", 2]]);
  });
});
