// The plan of a room: tables laid out from how many spaces each of them has, and what stands between
// them. A game may have several plans of one room: a wide one, a narrow one for phones.

export interface Point {
  x: number;
  y: number;
}

export interface Table extends Point {
  width: number;
  height: number;
  upright: boolean;
  bonus: Point;
  spaces: Point[];
  sign: Point;
}

export interface Room {
  floor: string; // its drawing
  width: number;
  height: number;
  plate: number; // at most
  pad: number; // around the plates
  gap: number; // between two
  bonus: number; // what lies at the head of a table
  sign: number; // how far off it stands
  along: number; // the spaces of a table that lies, and from one to the next at most
  pitch: number;
  down: number; // of one that stands
  drop: number;
  tables: Record<string, Point & { upright: boolean; crowned: boolean }>; // crowned: the sign stands over its head
  services: Record<string, Point>;
}

export type Plan = ReturnType<typeof planOf>;

/** `sizes`: how many spaces each table has. */
export function planOf(plan: Room, sizes: Record<string, number>) {
  const { pad, bonus } = plan;
  let plate = plan.plate;
  const tables: Record<string, Table> = {};
  for (const [key, { x, y, upright, crowned }] of Object.entries(plan.tables)) {
    const n = sizes[key] ?? 0;
    const pitch = upright ? Math.min(plan.drop, plan.down / n) : Math.min(plan.pitch, plan.along / n);
    const [length, broad] = [bonus + n * pitch, plan.plate + 2 * pad];
    const on = (along: number, aside = 0) => (upright ? { x: x + aside, y: y - length / 2 + along } : { x: x - length / 2 + along, y: y + aside });
    plate = Math.min(plate, pitch - plan.gap);
    tables[key] = {
      ...on(-pad, -broad / 2),
      width: upright ? broad : length + 2 * pad,
      height: upright ? length + 2 * pad : broad,
      upright,
      bonus: on(bonus / 2),
      spaces: Array.from({ length: n }, (_, at) => on(bonus + pitch * (at + 0.5))),
      sign: crowned ? on(bonus / 2, -broad / 2 - plan.sign) : on(length + pad + plan.sign),
    };
  }
  return { ...plan, plate, tables };
}

/** Where a ribbon from a point reaches a table. */
export function edgeOf(table: Table, from: Point): Point {
  const between = (low: number, at: number, high: number) => Math.min(Math.max(at, low), high);
  return { x: between(table.x + 8, from.x, table.x + table.width - 8), y: between(table.y + 8, from.y, table.y + table.height - 8) };
}
