// Lines as people write them, to try the guard on: each is a file of its own, some of them markup.

import ts from "typescript";
import { asTypeScript } from "./svelte_as_typescript";

const PRELUDE = `
import type { Chip, Item, LogLine, Meter, Notice, Seat, Site, Spot, Stat, Update, Zone } from "./protocol";
declare const chip: Chip, item: Item, ghost: Item, meter: Meter, notice: Notice, site: Site, spot: Spot, stat: Stat, zone: Zone, now: Update;
declare const chips: Chip[], log: LogLine[], seat: number;
declare function drawing(name: string): string;
declare function zoneOf(now: Update, id: string): Zone | undefined;
`;

export const FORBIDDEN = [
  "const [head, ...rest] = chips;",
  "const { lines } = notice; const said = lines[1];",
  "const { key } = chip; drawing(`${key}-points`);",
  "function sign(key: string) { return drawing(`sign-${key}`); }",
  "const points = +spot.text;",
  "function stall(key: string) { return 'stall_' + key; }",
  "const pages = notice.lines.map((line) => line); const third = pages[3];",
  "const worth = Number(spot.text);",
  "const ref = item.refs.at(0);",
  "const others = zone.items.slice(1);",
  'const name = spot.label.split(": ");',
  "const numbered = /-\\d$/.test(item.face);",
  "const letter = stat.value.slice(0, 1);",
  "const gilt = chips.map((chip, n) => n === 1);",
  "const room = meter.goal - meter.value;",
  "const sum = zone.meters.map((one) => one.value).reduce((all, n) => all + n, 0);",
  "const place = `${zone.base}_${zone.number}`;",
  "const total = item.n + (ghost?.n ?? 0);",
  "const [, second] = site.columns;",
  "function won(n: number) { return chips[n]; }",
  "const first = zoneOf(now, 'oven')?.items[0];",
  "const cold = site.spots.filter((one) => one.heading).shift();",
  "<b>{chips[0]?.text}</b>",
  "{#each chips as one, n}{#if n === 1}<i>{one.text}</i>{/if}{/each}",
  '<i class="zone-{meter.value}"></i>',
  "{#each site.spots as { label }}{label.toUpperCase()}{/each}",
  "{@const [low, high] = zone.meters}",
];

export const ALLOWED = [
  "const newest = log.at(-1);",
  "const times = `×${chip.n}`;",
  "const tone = `tone-${chip.tone}`;",
  "const last = zone.items.length - 1;",
  "const who = now.seats[seat]?.name;",
  "const [oven, table] = ['oven', 'table'].map((id) => zoneOf(now, id));",
  "const ranked = [...now.seats].sort((a, b) => a.side - b.side || a.seat - b.seat);",
  "const mine = item.refs.includes(spot.id);",
  "const few = zone.items.slice(0, 3);",
  "const title = [item.label, item.text].filter(Boolean).join(', ');",
  "const typed = 'words of somebody'.split(' ');",
  "{#each chips as one, n (n)}{#if n > 0}<i>·</i>{/if}{one.text}{/each}",
  "<i style:--n={meter.value}></i>",
];

export function fixture(line: string, name: string): [string, string] {
  const file = ts.sys.resolvePath(`src/lib/__${name}.ts`);
  const script = /^[<{]/.test(line) ? asTypeScript(`<script lang="ts">${PRELUDE}</script>\n${line}`) : `${PRELUDE}\n${line}\nexport {};`;
  return [file, script];
}
