// The plan of the salon: five tables and what stands between two of them, laid out from how many
// spaces each table has. Two plans of one topology: a wide one, and a narrow one for phones.

import plans from "./plan.json";

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

export type Plan = ReturnType<typeof planOf>;

/** `sizes`: how many spaces each table has. In a plan: how large a plate is and what is around it, how
 * long a bonus tile; of a table that lies or stands how long all its spaces, and from one to the next. */
export function planOf(sizes: Record<string, number>, narrow: boolean) {
  const plan = narrow ? plans.narrow : plans.wide;
  const { pad, bonus } = plan;
  let plate = plan.plate;
  const tables: Record<string, Table> = {};
  for (const [key, n] of Object.entries(sizes)) {
    const { x, y, upright, crowned } = plan.tables[key as keyof typeof plan.tables];
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
  return { ...plan, plate, tables, services: plan.services as Record<string, Point> };
}

/** Where a ribbon from a point reaches a table. */
export function edgeOf(table: Table, from: Point): Point {
  const between = (low: number, at: number, high: number) => Math.min(Math.max(at, low), high);
  return { x: between(table.x + 8, from.x, table.x + table.width - 8), y: between(table.y + 8, from.y, table.y + table.height - 8) };
}
