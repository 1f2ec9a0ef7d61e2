// What the shared page may do that a game's table may not, each with its reason. For tables there is none.

export interface Exception {
  reason: string;
  among: Record<string, string[]>; // expressions, by file
}

/** Templates that are no names of things: an address of this server or page, the style of a game. */
export const ADDRESS = /^`\/[#\w]|^`\/\$\{name\}\.svg`$/;
export const STYLE = /^`[a-z ]+ game-\$\{/;

export const EXCEPTIONS: Exception[] = [
  {
    reason: "files are found by their names",
    among: {
      "client/src/lib/cast.ts": ["`../art/${name}.svg`", "`cast-${cook}`"],
      "client/src/lib/drawings.ts": ["`./art/${sort}${name}.svg`"],
      "client/src/parts/Ceremony.svelte": ["`tablee-${now.game}.png`"],
      "client/src/parts/Frame.svelte": ["`${now.game}-${id}.tablee`"],
    },
  },
  {
    reason: "a key of the page's own, which nobody takes apart",
    among: {
      "client/src/lib/merge.ts": ["`${place}:${item.face}#${n}`"],
      "client/src/lib/scores.ts": ["`${game}-${seats}`"],
      "client/src/lib/seating.ts": ["`${place}|${face}`"],
      "client/src/parts/Thing.svelte": ["`bare thing ${kind}`"],
    },
  },
  {
    reason: "what somebody typed, how words are set, how they are read out: never what they mean",
    among: {
      "client/src/lib/announcer.svelte.ts": ["`${text} ${aside}.`"],
      "client/src/lib/search.ts": ['text.normalize("NFKD")'],
      "client/src/lib/typeset.ts": ["LETTER.exec(name)", 'text.replace(AFTER, "\\u00a0")'],
      "client/src/parts/Goods.svelte": ['`${face ? "×" : ""}${n}`'],
      "client/src/parts/Thing.svelte": ['label + t("item-moves", { n: moves })'],
    },
  },
  {
    reason: "the only one there is, or any: they come to the same",
    among: {
      "client/src/lib/autoplay.ts": ["now.moves[0]"],
      "client/src/lib/picking.svelte.ts": ["left[0]"],
      "client/src/pages/Replay.svelte": ["now.acting[0]"],
      "client/src/parts/Ceremony.svelte": ["now.scores[0]", "winners[0]"],
      "client/src/parts/MoveList.svelte": ["picking.moves[0]"],
    },
  },
  {
    reason: "the protocol says it by place: what lies on top, which step this is, what each line speaks of",
    among: {
      "client/src/lib/view.ts": ["zone?.items.at(-1)", "things[n]"],
      "client/src/parts/Header.svelte": ["at === now.step"],
      "client/src/parts/Slip.svelte": ["preview.events.slice(1, 4)"],
    },
  },
  {
    reason: "in the order of play, of time, or of the page itself",
    among: {
      "client/src/lib/scene_queue.svelte.ts": ["this.line.at(-1)", "this.line.shift()"],
      "client/src/lib/selection.ts": ["things[at]"],
      "client/src/lib/table_so_far.ts": ["taken[at]"],
      "client/src/lib/view.ts": ["first + 1"],
      "client/src/parts/Board.svelte": ["now.sites.slice(1)"],
      "client/src/parts/Rulebook.svelte": ["found[at]"],
    },
  },
  {
    reason: "how it is drawn: lines of a grid count from 1, colours come round again",
    among: {
      "client/src/parts/SiteView.svelte": ["spot.column + 1", "spot.row + 1"],
    },
  },
  {
    reason: "it counts along with what is being told or chosen",
    among: {
      "client/src/parts/Basket.svelte": ["now + 1", "now - 1", "ware.now + 1"],
      "client/src/parts/Bill.svelte": ["sum + (row.cells[seat]?.n ?? 0)"],
    },
  },
];

export function excepted(file: string): string[] {
  return EXCEPTIONS.flatMap(({ among }) => among[file] ?? []);
}
