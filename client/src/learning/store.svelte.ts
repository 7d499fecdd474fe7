/** What was answered on this device: kept here and nowhere else. */

import { dayOf } from "../patience/deals";
import { forget as drop, keep, load, save } from "../storage";
import { counted, type Facts, isFactor, merged, readFacts } from "./facts";

// The version is in the name: a page that knows only this one leaves a later one's alone.
const KEY = "learning-1";
const MATCHES = 100; // of which it is remembered how far their answers are counted

interface Kept {
  facts: Facts;
  upTo: Record<string, number>; // by match: the last entry of its log that was counted
}

function read(): Kept {
  const { facts, upTo } = (load(KEY) ?? {}) as { facts?: unknown; upTo?: unknown };
  const told = upTo !== null && typeof upTo === "object" ? Object.entries(upTo) : [];
  const known = told.filter((one): one is [string, number] => Number.isInteger(one[1]));
  return { facts: readFacts(facts), upTo: Object.fromEntries(known) };
}

function write({ facts, upTo }: Kept): void {
  now = facts;
  save(KEY, { facts: [...facts.values()], upTo });
}

let now = $state.raw(read().facts);

// Another tab of this browser may have learnt.
if (typeof addEventListener === "function") addEventListener("storage", () => (now = read().facts));

/** What is known (reactive). */
export function facts(): Facts {
  return now;
}

/** An answer that a person gave on this device. */
export interface Answer {
  match: string;
  seq: number; // the place of the answer in the match's log
  factors: readonly number[];
  given: number;
  result: number;
  ms: number | null; // how long it took (see `thinking.ts`); null: not known
}

/**
 * Count an answer, once however often the server tells of it. False where it does not count: it
 * was counted before, or it is no product of two numbers from 2 to 12.
 */
export function answered({ match, seq, factors, given, result, ms }: Answer): boolean {
  const [a, b] = factors;
  if (factors.length !== 2 || !isFactor(a) || !isFactor(b)) return false;
  const { facts: before, upTo } = read(); // another tab may have counted meanwhile
  if (seq <= (upTo[match] ?? -1)) return false;
  const { [match]: _, ...others } = upTo;
  const last = Object.entries(others).slice(1 - MATCHES);
  const facts = counted(before, [a, b], given === result, ms, dayOf(new Date()));
  write({ facts, upTo: { ...Object.fromEntries(last), [match]: seq } });
  if (!before.size) keep();
  return true;
}

/** Add what a file holds; the number of facts of which more is known now. */
export function add(more: Facts): number {
  const { facts: before, upTo } = read();
  const all = merged(before, more);
  write({ facts: all, upTo });
  return [...all].filter(([key, fact]) => before.get(key) !== fact).length;
}

export function forgetAll(): void {
  // How far matches are counted stays: what is forgotten must not be learnt again by itself.
  const { upTo } = read();
  drop(KEY);
  write({ facts: new Map(), upTo });
}
