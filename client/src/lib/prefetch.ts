// What a table is drawn with, fetched while the server still lays it.

import { tableFor } from "./games";

export const tablePage = () => import("../pages/Table.svelte");

/** Before anybody is known to need it; a failure shows when it is needed. */
export function fetchAhead(game = ""): void {
  const quiet = () => {};
  tablePage().catch(quiet);
  if (game) tableFor(game).catch(quiet);
}
