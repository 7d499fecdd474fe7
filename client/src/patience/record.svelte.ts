/** The plays of this device: kept here and nowhere else. */

import { keep, load, save } from "../storage";
import { dayOf } from "./deals";
import { merged, type Play, readPlays } from "./plays";

const KEY = "plays";
const read = () => readPlays(load(KEY));

let plays = $state.raw(read());

// Another tab of this browser may have played.
addEventListener("storage", () => (plays = read()));

/** What was played on this device, the oldest first (reactive). */
export function allPlays(): readonly Play[] {
  return plays;
}

/** Add these, to what other tabs may have saved in the meantime. */
export function add(more: readonly Play[]): void {
  plays = merged(read(), more);
  save(KEY, plays);
}

export function clear(): void {
  plays = [];
  save(KEY, plays);
}

/** The first move has been made. */
export function begun(play: Pick<Play, "match" | "game" | "deal" | "rules">): void {
  if (plays.some(({ match }) => match === play.match)) return;
  const now = new Date();
  add([{ ...play, begun: now.getTime(), ...(dayOf(now) === play.deal ? { day: play.deal } : {}) }]);
  keep();
}

/** Something more is known of a play that was begun here; what is over has ended once. */
export function learn(match: string, more: Partial<Play>): void {
  const old = read().find((play) => play.match === match);
  if (!old) return;
  if (old.ended !== undefined) delete more.ended;
  add([{ ...old, ...more }]);
}

/** A game is taken off the list: one that was not over is lost. */
export function dropped(match: string): void {
  const old = plays.find((play) => play.match === match);
  if (old?.ended === undefined) learn(match, { ended: Date.now(), won: false });
}
