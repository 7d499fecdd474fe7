/**
 * What is known of each multiplication that was asked on this device: plain values.
 *
 * 3 × 4 and 4 × 3 are counted apart, as they were asked: who knows one may stumble over the other,
 * and a teacher wants to see it. They are judged together (see `levels.ts`).
 */

export const LEAST = 2;
export const MOST = 12; // the factors of the tables that are learnt
export const RECENT = 5; // tries that count for what is known now
export const LONGEST = 60_000; // ms: whoever thinks longer has done something else
export const MOST_ASKED = 1_000_000;

/** One answer: its time in ms where it was right (null: not known), false where it was wrong. */
export type Try = number | null | false;

export interface Fact {
  a: number;
  b: number;
  asked: number;
  right: number;
  last: string; // the day it was last asked, as 2026-11-30
  recent: readonly Try[]; // the last tries, the oldest first
}

export type Facts = ReadonlyMap<string, Fact>;

export function keyOf(a: number, b: number): string {
  return `${a}x${b}`;
}

export function factsOf(list: readonly Fact[]): Facts {
  const sorted = [...list].sort((x, y) => x.a - y.a || x.b - y.b);
  return new Map(sorted.map((fact) => [keyOf(fact.a, fact.b), fact]));
}

export function isFactor(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= LEAST && (n as number) <= MOST;
}

/** The time as it is kept, or null where none is known. */
function kept(ms: number | null): number | null {
  if (ms === null || !Number.isFinite(ms) || ms < 0) return null;
  return Math.min(LONGEST, Math.max(1, Math.round(ms)));
}

/** The facts after one more answer. A wrong answer's time says nothing. */
export function counted(
  facts: Facts,
  [a, b]: readonly [number, number],
  right: boolean,
  ms: number | null,
  day: string,
): Facts {
  const old = facts.get(keyOf(a, b));
  const fact: Fact = {
    a,
    b,
    asked: Math.min(MOST_ASKED, (old?.asked ?? 0) + 1),
    right: Math.min(MOST_ASKED, (old?.right ?? 0) + (right ? 1 : 0)),
    last: day,
    recent: [...(old?.recent ?? []), right ? kept(ms) : (false as const)].slice(-RECENT),
  };
  return factsOf([...facts.values()].filter((one) => one !== old).concat(fact));
}

/** The middle of the times of the right answers among the last tries, or null. */
export function median({ recent }: Fact): number | null {
  const times = recent.filter((one): one is number => typeof one === "number");
  if (!times.length) return null;
  times.sort((x, y) => x - y);
  const half = times.length >> 1;
  return times.length % 2 ? times[half]! : Math.round((times[half - 1]! + times[half]!) / 2);
}

/**
 * Both as one. Of a fact that both know, the one that was asked more often is kept (then the later
 * one): so a file may be read twice, or come back to the device that wrote it, and no answer counts
 * double.
 */
export function merged(facts: Facts, more: Facts): Facts {
  const knows = (one: Fact, other: Fact) =>
    one.asked > other.asked || (one.asked === other.asked && one.last > other.last);
  const all = new Map(facts);
  for (const [key, fact] of more) {
    const old = all.get(key);
    if (!old || knows(fact, old)) all.set(key, fact);
  }
  return factsOf([...all.values()]);
}

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return time !== null && !Number.isNaN(+time) && time.toISOString().startsWith(text);
}

function isTry(one: unknown): one is Try {
  if (one === false || one === null) return true;
  return Number.isInteger(one) && (one as number) >= 1 && (one as number) <= LONGEST;
}

/** One saved fact, or nothing if somebody or something has spoilt it. */
function readFact(value: unknown): Fact[] {
  const { a, b, asked, right, last, recent } = (value ?? {}) as Partial<Record<keyof Fact, unknown>>;
  const whole = (n: unknown, low: number, high: number): n is number =>
    Number.isInteger(n) && (n as number) >= low && (n as number) <= high;
  if (!isFactor(a) || !isFactor(b) || !whole(asked, 1, MOST_ASKED) || !whole(right, 0, asked)) return [];
  if (typeof last !== "string" || !isDay(last)) return [];
  if (!Array.isArray(recent) || !recent.every(isTry)) return [];
  return fits(asked, right, recent) ? [{ a, b, asked, right, last, recent }] : [];
}

/** Whether these can be the last tries of so many. */
export function fits(asked: number, right: number, recent: readonly Try[]): boolean {
  const wrong = recent.filter((one) => one === false).length;
  return (
    recent.length === Math.min(asked, RECENT) &&
    recent.length - wrong <= right &&
    wrong <= asked - right
  );
}

/** What was saved; what is spoilt of it is lost alone. */
export function readFacts(saved: unknown): Facts {
  return factsOf(Array.isArray(saved) ? saved.flatMap(readFact) : []);
}
