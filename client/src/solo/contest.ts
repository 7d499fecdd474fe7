/** What totals are compared in: a game's own options, or the challenge of a day. */

import type { Game, Options } from "../api";
import { readRules } from "../patience/deals";
import { unusual } from "../rulings";
import type { Counter } from "../wire";

export interface Contest {
  options: Options; // those that are not as usual when one plays alone
  day: string | null; // of a challenge
}

/** A total of the table. */
export interface Total {
  name: string; // empty where none was given
  score: number;
  at: number; // ms since 1970
  match: string;
}

/** The options of a match that is played alone. */
export function alone(game: Game, options: Options): Options {
  return { ...options, ...game.optimised };
}

/** Which options the number of players decides, and nobody else. */
export function isDecided(game: Game, option: string): boolean {
  return option in (game.optimised ?? {});
}

/** The contest of a match that has these options. */
export function contestOf(game: Game, options: Options, day: string | null = null): Contest {
  const own = unusual(game, options).filter(([{ name }]) => !isDecided(game, name));
  return { options: Object.fromEntries(own.map(([{ name }, value]) => [name, value])), day };
}

/** Whether totals can be compared: not with a tile set of one's own. */
export function isRanked(game: Game, options: Options): boolean {
  // Where a match is told, a set of one's own is the number of its tiles.
  return game.options.every(({ kind, name }) => {
    const value = options[name];
    return kind !== "tileset" || value === undefined || typeof value === "string";
  });
}

/** A contest as the server is asked about it. */
export function query({ options, day }: Contest): string {
  const asked = new URLSearchParams();
  if (Object.keys(options).length) asked.set("options", JSON.stringify(options));
  if (day) asked.set("day", day);
  return String(asked) && `?${asked}`;
}

/** The place of the page where a finished game can be gone through. */
export function replayPath(game: string, match: string): string {
  return `/replay/${game}/${match}`;
}

/** The place where the best line can be that the computer knows. */
export function bestPath(game: string, { options, day }: Contest): string {
  const asked = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  );
  if (day) asked.set("day", day);
  return `/replay/${game}/best${String(asked) && `?${asked}`}`;
}

/** The contest that such a place names, or nothing where the game has no such option. */
export function readContest(game: Game, rules: string): Contest | null {
  const asked = new URLSearchParams(rules);
  const day = asked.get("day");
  asked.delete("day");
  const options = readRules(game, String(asked));
  return options && { options, day };
}

/** A number that stands above the table. */
export function counter(id: string, label: string, value: number): Counter {
  return { id, label: { id: label }, value };
}

/**
 * Where a total stands among the best of others, from 1 on; 0 where that is not known, for there are
 * `more` of them than these rows.
 */
export function placeOf(
  rows: readonly Total[],
  match: string,
  score: number,
  more = false,
): number {
  const first = rows.findIndex((row) => row.match === match);
  if (first >= 0) return first + 1;
  const better = rows.filter((row) => row.score > score).length;
  return more && better === rows.length ? 0 : better + 1;
}
