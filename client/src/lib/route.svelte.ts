// Where we are: "/", "/t/TABLE#TOKEN", "/replay". A seat's token is in the fragment, which no
// browser sends to any server.

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
