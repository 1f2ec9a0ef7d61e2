// What comes over the wire, made whole: defaults that were left out, parts that have not changed.

import { SHAPES, type Changes, type Item, type Kind, type Shape, type Spot, type Update, type Zone } from "./protocol";
import { typeset } from "./typeset";

type Message = Record<string, unknown>;

/** A message of a kind, with everything that the wire leaves out. */
export function complete<T>(kind: Kind, message: unknown): T {
  return filled(kind, message) as T;
}

const shapes: Record<string, Shape> = SHAPES;

function filled(kind: string, message: unknown): unknown {
  if (Array.isArray(message)) return message.map((one) => filled(kind, one));
  const shape = shapes[kind];
  if (!shape || message === null || typeof message !== "object") return message;
  const whole: Message = { ...shape.defaults, ...(message as Message) };
  for (const [field, part] of Object.entries(shape.parts)) {
    if (whole[field] != null) whole[field] = filled(part, whole[field]);
  }
  return kind === "Zone" ? zoned(whole as unknown as Zone) : kind === "Spot" ? named(whole as unknown as Spot) : whole;
}

/** Moves call a place by its own name, where it has one, and by others. */
function named<T extends { id: string; refs: string[] }>(place: T): T {
  return place.id ? { ...place, refs: [place.id, ...place.refs] } : place;
}

function zoned(zone: Zone): Zone {
  return { ...named(zone), items: lying(zone.id, zone.items) };
}

/** The things in a place, each by where it lies and which of its kind it is there; those that lie
 * face down together come as one. */
export function lying(place: string, items: Item[]): Item[] {
  const copies = new Map<string, number>();
  return items.flatMap((item) =>
    Array.from({ length: item.count }, () => {
      const n = (copies.get(item.face) ?? 0) + 1;
      copies.set(item.face, n);
      return { ...item, count: 1, place, id: `${place}:${item.face}#${n}` };
    }),
  );
}

/** The table after a message, given the table before it. */
export function received(before: Update | null, text: string): Update {
  const message = JSON.parse(typeset(text)) as Update | Changes;
  if (message.t === "update" || !before) return complete<Update>("Update", message);
  const { t: _, order, facts, seats, zones, sites, ...rest } = complete<Changes>("Update", message);
  return {
    ...before,
    ...rest,
    facts: { ...before.facts, ...facts },
    seats: before.seats.map((old) => seats?.find((one) => one.seat === old.seat) ?? old),
    zones: renewed(before.zones, zones, order?.zones),
    sites: renewed(before.sites, sites, order?.sites),
  };
}

function renewed<T extends { id: string }>(old: T[], news: T[] | undefined, ids?: string[] | null): T[] {
  if (!news && !ids) return old;
  const byId = new Map([...old, ...(news ?? [])].map((one) => [one.id, one]));
  const order = ids ?? old.map((one) => one.id);
  return order.flatMap((id) => byId.get(id) ?? []);
}
