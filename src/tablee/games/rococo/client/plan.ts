// The plan of the salon: five tables and what stands between two of them, laid out from how many
// spaces each table has. Two plans of one topology: a wide one, and a narrow one for phones.

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

export interface Plan {
  width: number;
  height: number;
  plate: number; // how large a plate is
  carpet: Point & { rx: number; ry: number };
  tables: Record<string, Table>;
  services: Record<string, Point>;
}

interface Measures {
  width: number;
  height: number;
  plate: number;
  pad: number;
  bonus: number; // length of the bonus tile
  along: number; // most length of the spaces of a table that lies, and between two of them
  pitch: number;
  down: number;
  drop: number;
  carpet: Plan["carpet"];
  tables: Record<string, Point>;
  services: Record<string, Point>;
}

const WIDE: Measures = {
  width: 936, height: 384, plate: 50, pad: 7, bonus: 52, along: 372, pitch: 62, down: 284, drop: 57,
  carpet: { x: 548, y: 192, rx: 290, ry: 146 },
  tables: { top: { x: 548, y: 40 }, centre: { x: 548, y: 192 }, bottom: { x: 548, y: 344 }, left: { x: 196, y: 184 }, right: { x: 896, y: 184 } },
  services: {
    top_left: { x: 288, y: 88 }, top_right: { x: 810, y: 88 }, bottom_left: { x: 288, y: 296 }, bottom_right: { x: 810, y: 296 },
    top_centre: { x: 548, y: 116 }, bottom_centre: { x: 548, y: 268 }, left_centre: { x: 282, y: 192 }, right_centre: { x: 814, y: 192 },
  },
};
const NARROW: Measures = {
  width: 374, height: 316, plate: 38, pad: 4, bonus: 32, along: 246, pitch: 41, down: 212, drop: 45,
  carpet: { x: 187, y: 158, rx: 150, ry: 118 },
  tables: { top: { x: 187, y: 27 }, centre: { x: 187, y: 158 }, bottom: { x: 187, y: 289 }, left: { x: 25, y: 158 }, right: { x: 349, y: 158 } },
  services: {
    top_left: { x: 88, y: 74 }, top_right: { x: 286, y: 74 }, bottom_left: { x: 88, y: 242 }, bottom_right: { x: 286, y: 242 },
    top_centre: { x: 187, y: 93 }, bottom_centre: { x: 187, y: 224 }, left_centre: { x: 88, y: 114 }, right_centre: { x: 286, y: 114 },
  },
};
const UPRIGHT = ["left", "right"];

/** `sizes`: how many spaces each table has. */
export function planOf(sizes: Record<string, number>, narrow: boolean): Plan {
  const m = narrow ? NARROW : WIDE;
  const tables: Record<string, Table> = {};
  let plate = m.plate;
  for (const [key, n] of Object.entries(sizes)) {
    const { x, y } = m.tables[key] ?? m.carpet;
    const upright = UPRIGHT.includes(key);
    const pitch = upright ? Math.min(m.drop, m.down / n) : Math.min(m.pitch, m.along / n);
    plate = Math.min(plate, pitch - (narrow ? 1 : 3));
    tables[key] = upright ? standing(m, x, y, n, pitch) : lying(m, x, y, n, pitch, key === "centre");
  }
  return { width: m.width, height: m.height, plate, carpet: m.carpet, tables, services: m.services };
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
