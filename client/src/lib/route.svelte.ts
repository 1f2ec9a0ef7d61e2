// Where we are: "/", "/t/TABLE#INVITATION", "/replay#TABLE:STEP". An invitation is in the fragment, which
// no browser sends to any server.

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

window.addEventListener("popstate", read);

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  window.scrollTo(0, 0);
}

/** Links inside the app do not reload the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

const TABLE = /^\/t\/([a-z0-9]+)$/;
const DOOR = /^(new|learn|rules):(\w*)$/;
const HERE_ONLY = /^(127\.|localhost$|\[::1\])/;

/** The table of an address, where it is one's. */
export function tableIn(path: string): string | undefined {
  return TABLE.exec(path)?.[1];
}

/** What is open on the home page, and for which game. */
export function doorIn(hash: string): { door: string; game: string } | null {
  const found = DOOR.exec(hash);
  return found && { door: found[1] ?? "", game: found[2] ?? "" };
}

/** A moment of a game to look at again. */
export function momentOf(table: string, step: number): string {
  return `/replay#${table}:${step}`;
}

export function momentIn(hash: string): { table: string; step: number } {
  const [table = "", step] = hash.split(":");
  return { table, step: Number(step) || 0 };
}

/** Whether nobody else could open an address of this server. */
export function hereOnly(): boolean {
  return HERE_ONLY.test(location.hostname);
}
