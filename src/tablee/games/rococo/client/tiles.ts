// The table bonus tiles as the game's own data has them: what they ask for and what they give.

import promos from "../data/promos.toml?raw";
import text from "../data/table_bonuses.toml?raw";

export interface Bonus {
  asks: string; // ingredient, garnish, "chef" or a value; "": nothing
  without: boolean;
  gives: string;
  n: number;
}

const NONE: Bonus = { asks: "", without: false, gives: "", n: 0 };
const ASKS: Record<string, string> = { chef: "chef", not_chef: "chef", no_garnish: "piping" };
const GIVES: Record<string, string> = {
  ingredient_draw: "bag", recipe_row: "recipe", ingredient_display: "tile", coins_per_connected_servant: "coins",
};

function field(row: string, table: string, name: string): string {
  const inside = new RegExp(`^${table} = \\{(.*)\\}`, "m").exec(row)?.[1] ?? "";
  return new RegExp(`${name} = "?([\\w-]+)"?`).exec(inside)?.[1] ?? "";
}

function read(row: string): [string, Bonus] {
  const kind = field(row, "condition", "kind");
  const gives = field(row, "reward", "kind");
  return [
    /^id = "(\w+)"/m.exec(row)?.[1] ?? "",
    {
      asks: ["ingredient", "garnish", "value"].map((name) => field(row, "condition", name)).find(Boolean) ?? ASKS[kind] ?? "",
      without: ["lacks", "not_chef", "no_garnish"].includes(kind),
      gives: field(row, "reward", "staple") || (GIVES[gives] ?? gives),
      n: Number(field(row, "reward", "amount")) || 1,
    },
  ];
}

const TILES = new Map(`${text}\n${promos}`.split(/^\[\[\w+\]\]/m).map(read));

export function bonusOf(face: string): Bonus {
  return TILES.get(face) ?? NONE;
}
