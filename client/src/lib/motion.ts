// Cards that leave one place and appear in another are seen to travel.

import { crossfade } from "svelte/transition";

export const motion = crossfade({ duration: 250 });
