// Which lessons were taken to their end, and how far the others went: kept in this browser.

const KEY = "tablee.lessons";

type Kept = Record<string, { step: number; done: boolean; table?: string }>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function learnt(game: string): boolean {
  return all()[game]?.done ?? false;
}

export function progress(game: string): Kept[string] | undefined {
  return all()[game];
}

export function keepProgress(game: string, now: Kept[string]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // private windows forget
  }
}
