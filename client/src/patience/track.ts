/**
 * The line of moves from the deal on, what was taken back of it, and the places that were marked.
 *
 * The server knows the line as it stands. What was taken back is remembered here, as the rest of a
 * longer line that begins with it: so undo and redo only move along that line, and a move that
 * goes elsewhere makes it another.
 */

import { standing } from "../match/scores";
import type { Entry } from "../wire";

/** `moves`: the line with what was taken back; the first `at` of them are played. */
export interface Track {
  readonly moves: readonly string[];
  readonly at: number;
}

/** A marked position, by all the moves that lead to it; `left`: where a jump set out. */
export interface Mark {
  readonly moves: readonly string[];
  readonly score: number;
  readonly left?: boolean;
}

const MARKS_KEPT = 60;

/** The moves that stand in this log. */
export function lineOf(log: readonly Entry[]): string[] {
  return standing(log).flatMap(({ told }) => (told ? [told.move] : []));
}

export function startsWith(whole: readonly string[], part: readonly string[]): boolean {
  return part.length <= whole.length && part.every((move, i) => move === whole[i]);
}

/** The track once the line is `line`: what was taken back stays as long as the line leads there. */
export function follow(track: Track, line: readonly string[]): Track {
  return { moves: startsWith(track.moves, line) ? track.moves : line, at: line.length };
}

export function sameLine(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && startsWith(a, b);
}

/** With `mark` at the end; a position is marked once, and only one says where a jump set out. */
export function marked(marks: readonly Mark[], mark: Mark): Mark[] {
  const same = marks.find((one) => sameLine(one.moves, mark.moves));
  if (same && (mark.left || !same.left)) return [...marks];
  const others = marks.filter((one) => one !== same && !(mark.left && one.left));
  return [...others, mark].slice(-MARKS_KEPT);
}
