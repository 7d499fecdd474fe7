/**
 * How well a multiplication is known, and what to ask next.
 *
 * What counts is the last tries (five at most) of a × b and of b × a together:
 * - `new`: it was never asked;
 * - `practise`: fewer than three in five were right;
 * - `known`: at least three tries, four in five right, and as a rule within six seconds (the median
 *   of each of the two ways; typing included);
 * - `coming`: all the rest, mostly right but seldom asked, or slow.
 *
 * The same rule judges the class sheet (`src/pavage/learning/levels.py`).
 */

import { type Fact, type Facts, keyOf, LEAST, median, MOST } from "./facts";

export const LEVELS = ["new", "practise", "coming", "known"] as const;
export type Level = (typeof LEVELS)[number];

const ENOUGH = 3; // tries
const QUICK = 6_000; // ms

/** How much likelier the dice show a pair: none is ever impossible. */
const WEIGHT: Record<Level, number> = { new: 4, practise: 8, coming: 4, known: 1 };

export interface Pair {
  a: number;
  b: number;
}

/** a × b as it was asked both ways round: none, one or two facts. */
export function ways(facts: Facts, a: number, b: number): Fact[] {
  const keys = a === b ? [keyOf(a, b)] : [keyOf(a, b), keyOf(b, a)];
  return keys.flatMap((key) => facts.get(key) ?? []);
}

function tally(both: readonly Fact[]): { tries: number; right: number } {
  const tries = both.flatMap(({ recent }) => recent);
  return { tries: tries.length, right: tries.filter((one) => one !== false).length };
}

export function levelOf(facts: Facts, a: number, b: number): Level {
  const both = ways(facts, a, b);
  const { tries, right } = tally(both);
  if (!tries) return "new";
  if (5 * right < 3 * tries) return "practise";
  const quick = both.every((fact) => (median(fact) ?? 0) <= QUICK);
  return tries >= ENOUGH && 5 * right >= 4 * tries && quick ? "known" : "coming";
}

/** The largest factor of a table that shows everything: 9, or more where more was asked. */
export function topOf(facts: Facts): number {
  return Math.max(9, ...[...facts.values()].map(({ a, b }) => Math.max(a, b)));
}

/** Each multiplication up to `top` once, the smaller factor first. */
export function pairs(top: number = MOST): Pair[] {
  const found: Pair[] = [];
  for (let a = LEAST; a <= top; a++) for (let b = a; b <= top; b++) found.push({ a, b });
  return found;
}

/**
 * What to practise next, `n` at most: first what goes wrong, the worst first; then what is on the
 * way, the longest ago first; then what was never asked, the smallest first, of the tables that
 * were met.
 */
export function toPractise(facts: Facts, n: number): Pair[] {
  const met = new Set([...facts.values()].flatMap(({ a, b }) => [a, b]));
  const rank: Partial<Record<Level, number>> = { practise: 0, coming: 1, new: 2 };
  const found = pairs().flatMap((pair) => {
    const { a, b } = pair;
    const order = rank[levelOf(facts, a, b)];
    if (order === undefined || (order === 2 && !(met.has(a) && met.has(b)))) return [];
    const both = ways(facts, a, b);
    const { tries, right } = tally(both);
    const last = both.map(({ last }) => last).sort().at(-1) ?? "";
    const [share, wrong] = order === 0 ? [right / tries, tries - right] : [0, 0];
    return [{ pair, order, share, wrong, last, product: a * b }];
  });
  found.sort(
    (x, y) =>
      x.order - y.order ||
      x.share - y.share ||
      y.wrong - x.wrong ||
      (x.last < y.last ? -1 : x.last > y.last ? 1 : 0) ||
      x.product - y.product ||
      x.pair.a - y.pair.a,
  );
  return found.slice(0, n).map(({ pair }) => pair);
}

export interface Weighed {
  values: number[]; // one of each list
  weight: number; // above 0
}

/** Everything that dice with these values may show, and how likely it should be. */
export function weights(facts: Facts, lists: readonly (readonly number[])[]): Weighed[] {
  const all = lists.reduce<number[][]>(
    (found, list) => found.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
  return all.map((values) => {
    const [a, b] = values;
    const pair = values.length === 2 && a !== undefined && b !== undefined;
    return { values, weight: pair ? WEIGHT[levelOf(facts, a, b)] : 1 };
  });
}

/** One of them by chance; `rng` gives numbers from 0 up to 1, without the 1. */
export function draw(
  facts: Facts,
  lists: readonly (readonly number[])[],
  rng: () => number = Math.random,
): number[] {
  const all = weights(facts, lists);
  let rest = rng() * all.reduce((sum, { weight }) => sum + weight, 0);
  return (all.find(({ weight }) => (rest -= weight) < 0) ?? all.at(-1)!).values;
}
