// Best scores, kept in this browser alone.

const KEY = "tablee.best";

type Best = Record<string, number>;

function all(): Best {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Best;
  } catch {
    return {};
  }
}

export function bestOf(game: string, seats: number): number | undefined {
  return all()[`${game}-${seats}`];
}

/** Remembers a score; whether it beats the one before. */
export function remember(game: string, seats: number, score: number): boolean {
  const best = all();
  const key = `${game}-${seats}`;
  const before = best[key];
  if (before !== undefined && before >= score) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...best, [key]: score }));
  } catch {
    // private windows forget
  }
  return before !== undefined;
}
