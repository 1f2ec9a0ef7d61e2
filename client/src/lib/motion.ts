// Cards that leave one place and appear in another are seen to travel, unless one wants calm.

import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";
import { settings } from "./words.svelte";

export const motion = crossfade({ duration: 250 });

export function duration(): number {
  return settings.calm || prefersReducedMotion.current ? 0 : 250;
}
