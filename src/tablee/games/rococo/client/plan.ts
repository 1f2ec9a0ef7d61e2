// The plan of the salon: five tables and what stands between two of them, laid out from how many
// spaces each table has. Two plans of one topology: a wide one, and a narrow one for phones.

import plans from "./plan.json";

export interface Point {
  x: number;
  y: number;
}

export interface Table {
  x: number;
  y: number;
  width: number;
  height: number;
  upright: boolean;
  bonus: Point;
  spaces: Point[];
  sign: Point;
}

/** How wide the salon is, its drawing, how large a plate; of a table that lies or stands: how long its
 * bonus tile, its spaces in all (`along`, `down`) and from one to the next (`pitch`, `drop`). */
type Measures = typeof plans.wide;

export interface Plan extends Omit<Measures, "tables" | "services"> {
  tables: Record<string, Table>;
  services: Record<string, Point>;
}

const UPRIGHT = ["left", "right"];

/** `sizes`: how many spaces each table has. */
export function planOf(sizes: Record<string, number>, narrow: boolean): Plan {
  const m: Measures = narrow ? plans.narrow : plans.wide;
  const tables: Record<string, Table> = {};
  let plate = m.plate;
  for (const [key, n] of Object.entries(sizes)) {
    const { x, y } = m.tables[key as keyof Measures["tables"]];
    const upright = UPRIGHT.includes(key);
    const pitch = upright ? Math.min(m.drop, m.down / n) : Math.min(m.pitch, m.along / n);
    plate = Math.min(plate, pitch - (narrow ? 1 : 3));
    tables[key] = upright ? standing(m, x, y, n, pitch) : lying(m, x, y, n, pitch, key === "centre");
  }
  return { ...m, plate, tables };
}

function lying(m: Measures, x: number, y: number, n: number, pitch: number, centre: boolean): Table {
  const length = m.bonus + n * pitch;
  const start = x - length / 2;
  const beside = { x: start + length + m.pad + (m.plate > 40 ? 15 : 8), y };
  return {
    x: start - m.pad, y: y - m.plate / 2 - m.pad, width: length + 2 * m.pad, height: m.plate + 2 * m.pad,
    upright: false,
    bonus: { x: start + m.bonus / 2, y },
    spaces: Array.from({ length: n }, (_, at) => ({ x: start + m.bonus + pitch * (at + 0.5), y })),
    sign: centre ? { x: start + m.bonus / 2, y: y - m.plate / 2 - m.pad - (m.plate > 40 ? 14 : 9) } : beside,
  };
}

function standing(m: Measures, x: number, y: number, n: number, pitch: number): Table {
  const length = m.bonus + n * pitch;
  const start = y - length / 2;
  return {
    x: x - m.plate / 2 - m.pad, y: start - m.pad, width: m.plate + 2 * m.pad, height: length + 2 * m.pad,
    upright: true,
    bonus: { x, y: start + m.bonus / 2 },
    spaces: Array.from({ length: n }, (_, at) => ({ x, y: start + m.bonus + pitch * (at + 0.5) })),
    sign: { x, y: start + length + m.pad + (m.plate > 40 ? 13 : 9) },
  };
}

/** Where a ribbon from a point reaches a table. */
export function edgeOf(table: Table, from: Point): Point {
  return {
    x: Math.min(Math.max(from.x, table.x + 8), table.x + table.width - 8),
    y: Math.min(Math.max(from.y, table.y + 8), table.y + table.height - 8),
  };
}
