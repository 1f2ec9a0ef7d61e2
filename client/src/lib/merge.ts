// What comes over the wire, made whole: defaults that were left out, parts that have not changed.

import { SHAPES, type Changes, type Item, type Update, type Zone } from "./protocol";
import { typeset } from "./typeset";

type Message = Record<string, unknown>;

/** A message of a kind, with everything that the wire leaves out. */
export function complete<T>(kind: string, message: unknown): T {
  if (Array.isArray(message)) return message.map((one) => complete(kind, one)) as T;
  const shape = SHAPES[kind];
  if (!shape || message === null || typeof message !== "object") return message as T;
  const whole: Message = { ...shape.defaults, ...(message as Message) };
  for (const [field, part] of Object.entries(shape.parts)) {
    if (whole[field] != null) whole[field] = complete(part, whole[field]);
  }
  return (kind === "Zone" ? spread(whole as unknown as Zone) : whole) as T;
}

/** Cards that lie face down together come as one: here each is a thing of its own. */
function spread(zone: Zone): Zone {
  if (zone.items.every((item) => item.count === 1)) return zone;
  return { ...zone, items: zone.items.flatMap(single) };
}

function single(item: Item): Item[] {
  if (item.count === 1) return [item];
  const colon = item.id.lastIndexOf(":");
  const [zone, first] = [item.id.slice(0, colon), Number(item.id.slice(colon + 1))];
  return Array.from({ length: item.count }, (_, at) => {
    return { ...item, id: `${zone}:${first + at}`, count: 1 };
  });
}

/** The table after a message, given the table before it. */
export function received(before: Update | null, text: string): Update {
  const message = JSON.parse(typeset(text)) as Update | Changes;
  if (message.t === "update" || !before) return complete<Update>("Update", message);
  const { t: _, order, zones, sites, ...rest } = complete<Changes>("Update", message);
  return {
    ...before,
    ...rest,
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
