/** What was played on this device: plain values. What counts as what is told in `sums.ts`. */

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

/** The least of what is known. */
export function least(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length ? Math.min(...known) : null;
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
