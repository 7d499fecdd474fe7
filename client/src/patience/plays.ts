/**
 * The statistics: plain values, made from the list of what was played on this device.
 *
 * What counts. A deal is *played* from its first move on; opening it and looking is free. It is
 * *won* or *lost* when the game is over; giving up, or taking it off the list of games, loses it.
 * A game that can still be gone on with is neither, however long it waits, so a new deal may be
 * begun beside it. Playing a deal again is another play. Streaks go by the order of the endings.
 */

export interface Play {
  match: string; // who imports a file twice counts no game twice
  game: string;
  deal: string;
  rules: string; // the options that are not as usual
  begun: number; // ms since 1970, as `ended`
  day?: string; // the date where the player was, if it was that day's deal
  ended?: number;
  won?: boolean;
  moves?: number; // when won
  par?: number;
  stars?: number;
  helped?: number; // moves that the solver showed
}

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

function least(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length ? Math.min(...known) : null;
}

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

/** What two lists know of one play: how it ended, if either knows, and the best of the rest. */
function joined(a: Play, b: Play): Play {
  const [first, then] = a.ended === undefined ? [a, b] : [b, a];
  const par = least(a.par, b.par);
  return { ...first, ...then, begun: Math.min(a.begun, b.begun), ...(par === null ? {} : { par }) };
}

/** Both lists as one, in the order of their beginnings, each play once. */
export function merged(old: readonly Play[], more: readonly Play[]): Play[] {
  const all = new Map(old.map((play) => [play.match, play]));
  for (const play of more) {
    const known = all.get(play.match);
    all.set(play.match, known ? joined(known, play) : play);
  }
  return [...all.values()].sort((a, b) => a.begun - b.begun);
}

const TEXTS = ["match", "game", "deal", "rules"] as const;
const NUMBERS = ["ended", "moves", "par", "stars", "helped"] as const;

/** One saved play, or nothing if somebody or something has spoilt it. */
function readPlay(value: unknown): Play[] {
  const saved = (value ?? {}) as Partial<Record<keyof Play, unknown>>;
  const number = (given: unknown) => typeof given === "number" && given >= 0 && given < 1e15;
  if (!TEXTS.every((name) => typeof saved[name] === "string") || !number(saved.begun)) return [];
  const play: Record<string, unknown> = {};
  for (const name of [...TEXTS, "begun"] as const) play[name] = saved[name];
  for (const name of NUMBERS) if (number(saved[name])) play[name] = saved[name];
  if (typeof saved.won === "boolean") play.won = saved.won;
  if (typeof saved.day === "string") play.day = saved.day;
  return [play as unknown as Play];
}

export function readPlays(saved: unknown): Play[] {
  return Array.isArray(saved) ? saved.flatMap(readPlay) : [];
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
