/** A level that was won is kept at once, whoever looks at the end or does not. */

import type { Held } from "../device.svelte";
import { ownSeats, type View } from "../state";
import type { Level } from "./levels";
import { Progress } from "./progress.svelte";
import { starsFor } from "./stars";

/** How many turns of one's own a finished level took; nothing if it was not won. */
export function turnsOf(view: View): number | null {
  const won = ownSeats(view).some((seat) => view.outcome?.winners.includes(seat));
  return won ? (view.scene?.goal?.turns ?? null) : null;
}

export function keepWin(held: Held, level: Level, view: View): void {
  const turns = turnsOf(view);
  if (turns) new Progress(held.game).won(level, { stars: starsFor(level.stars, turns), turns });
}
