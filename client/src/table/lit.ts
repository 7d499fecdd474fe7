/** The places that are lit for a piece in hand: where it fits as it is, and where if it is turned. */

import type { Step, Target } from "../wire";
import type { Way } from "./draft";
import { samePlace } from "./geometry";
import { stepsTo } from "./turning";

/**
 * A lit place. It is the move that is made there, or the best of those that begin there, as far as
 * one can tell; with more about all of them.
 */
export interface Lit extends Target {
  turn: number;
  /** How the piece can lie there: as it is turned now, if it can, then clockwise. */
  turns: number[];
  /** It fits as it is turned now. */
  fits: boolean;
  /** Another piece has to come with it. */
  half: boolean;
  /** What can be done there with the piece in the first of `turns`. */
  ways: Way[];
  /** Where what it brings depends on how it lies: the move of each turn, best first. Else none. */
  choices: Target[];
}

/** The places of a piece: `ways` are its own, `turn` is how it is turned, of `period` steps. */
export function litOf(ways: readonly Way[], turn: number, period: number): Lit[] {
  const places: Way[][] = [];
  for (const way of ways) {
    const there = places.find((others) => samePlace(others[0]!.step, way.step));
    if (there) there.push(way);
    else places.push([way]);
  }
  const weighed = period > 1 && ways.some(({ target, whole }) => whole && !!target.points);
  return places.map((there) => (weighed ? weighedAt(there) : litAt(there, turn, period)));
}

/** A place where it matters how the piece lies: it is shown in the turn that brings most. */
function weighedAt(there: Way[]): Lit {
  const choices = there.map(({ target }) => target);
  choices.sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || (a.turn ?? 0) - (b.turn ?? 0));
  return { ...asLit(choices[0]!), choices };
}

/** The same place with the piece in another turn, of those that it can lie in. */
export function turnedTo(lit: Lit, turn: number): Lit {
  const target = lit.choices.find((one) => (one.turn ?? 0) === turn);
  return target ? { ...asLit(target), choices: lit.choices } : lit;
}

/** The next turn that the piece can lie in there, clockwise (1) or back (-1). */
export function nextTurn({ choices, turn }: Lit, way: number, period: number): number {
  const turns = choices.map((one) => one.turn ?? 0);
  const ahead = (to: number) => stepsTo(0, (to - turn) * way, period) || period;
  return turns.reduce((best, to) => (ahead(to) < ahead(best) ? to : best), turn);
}

function litAt(there: Way[], now: number, period: number): Lit {
  const turnOf = ({ turn = 0 }: Step) => turn;
  const turns = [...new Set(there.map(({ step }) => turnOf(step)))].sort(
    (a, b) => stepsTo(now, a, period) - stepsTo(now, b, period),
  );
  const ways = there.filter(({ step }) => turnOf(step) === turns[0]);
  const best = ways.find(({ whole }) => whole) ?? ways[0]!;
  const { piece, zone, x, y } = best.step;
  const more = { piece, zone, x, y, turn: turns[0]!, badge: badges(ways) };
  return {
    ...best.target,
    ...more,
    final: ways.length === 1 && best.whole && !!best.target.final,
    tick: ways.some(({ target }) => target.tick),
    turns,
    fits: turns[0] === now,
    half: !best.whole,
    ways,
    choices: [],
  };
}

/** A move as a place that is lit for it alone. */
export function asLit(target: Target): Lit {
  const { piece, zone, x, y, turn = 0 } = target;
  const way = { step: { piece, zone, x, y, turn }, target, whole: true };
  return { ...target, turn, turns: [turn], fits: true, half: false, ways: [way], choices: [] };
}

/** « 2 », or « 2–4 » where it depends on what comes with it. */
function badges(ways: readonly Way[]): string {
  const said = [...new Set(ways.flatMap(({ target }) => target.badge || []))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
  return said.length > 1 ? `${said[0]}–${said.at(-1)}` : (said[0] ?? "");
}
