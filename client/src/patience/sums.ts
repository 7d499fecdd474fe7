/**
 * The statistics: plain values, made from the list of what was played on this device.
 *
 * What counts. A deal is *played* from its first move on; opening it and looking is free. It is
 * *won* or *lost* when the game is over; giving up, or taking it off the list of games, loses it.
 * A game that can still be gone on with is neither, however long it waits, so a new deal may be
 * begun beside it. Playing a deal again is another play. Streaks go by the order of the endings.
 */

import { least, type Play, readPlays } from "./plays";

/** All plays of one deal. */
export interface DealSum {
  deal: string;
  rules: string;
  played: number;
  won: number;
  best: number | null; // moves
  par: number | null;
  stars: number;
  last: number; // when it was last played
}

export interface Sum {
  played: number;
  won: number;
  lost: number;
  open: number;
  overPar: number | null; // moves above par, on average over the wins
  streak: number; // wins in a row now
  longest: number;
  days: number; // deals of the day in a row, to today or yesterday
  deals: DealSum[]; // the latest first
}

const FORMAT = "pavage-statistics/1";

function sumOfDeals(plays: readonly Play[]): DealSum[] {
  const sums = new Map<string, DealSum>();
  for (const { deal, rules, won, moves, par, stars, begun, ended } of plays) {
    const key = `${deal}?${rules}`;
    const sum = sums.get(key) ?? { deal, rules, played: 0, won: 0, best: null, par: null, stars: 0, last: 0 };
    sums.set(key, {
      ...sum,
      played: sum.played + 1,
      won: sum.won + (won ? 1 : 0),
      best: won ? least(sum.best, moves) : sum.best,
      par: least(sum.par, par),
      stars: Math.max(sum.stars, stars ?? 0),
      last: Math.max(sum.last, ended ?? begun),
    });
  }
  return [...sums.values()].sort((a, b) => b.last - a.last);
}

/** How many days in a row, up to `today` or the day before, are in `days`. */
export function daysInARow(days: ReadonlySet<string>, today: string): number {
  const date = new Date(`${today}T12:00:00Z`); // noon: no summer time moves it to another day
  const back = () => date.setUTCDate(date.getUTCDate() - 1);
  const has = () => days.has(date.toISOString().slice(0, 10));
  if (!has()) back();
  let count = 0;
  for (; has(); back()) count++;
  return count;
}

/** The sums over the plays of one game. */
export function sumUp(all: readonly Play[], game: string, today: string): Sum {
  const plays = all.filter((play) => play.game === game);
  const over = plays.filter(({ ended }) => ended !== undefined);
  over.sort((a, b) => a.ended! - b.ended!);
  let streak = 0;
  let longest = 0;
  for (const { won } of over) longest = Math.max(longest, (streak = won ? streak + 1 : 0));
  const won = over.filter((play) => play.won);
  const deals = sumOfDeals(plays);
  const par = new Map(deals.map((sum) => [`${sum.deal}?${sum.rules}`, sum.par]));
  const above = won.flatMap(({ deal, rules, moves }) => {
    const goal = par.get(`${deal}?${rules}`);
    return goal == null || moves === undefined ? [] : [moves - goal];
  });
  return {
    played: plays.length,
    won: won.length,
    lost: over.length - won.length,
    open: plays.length - over.length,
    overPar: above.length ? above.reduce((a, b) => a + b) / above.length : null,
    streak,
    longest,
    days: daysInARow(new Set(won.flatMap(({ day }) => day ?? [])), today),
    deals,
  };
}

/** The list as a file to keep. */
export function exported(plays: readonly Play[]): string {
  return JSON.stringify({ format: FORMAT, plays }, null, 1);
}

/** What such a file holds, or null if it is another file or a part of it is not as it should be. */
export function imported(text: string): Play[] | null {
  try {
    const { format, plays } = JSON.parse(text) as { format?: unknown; plays?: unknown };
    const read = readPlays(plays);
    return format === FORMAT && Array.isArray(plays) && read.length === plays.length ? read : null;
  } catch {
    return null;
  }
}
