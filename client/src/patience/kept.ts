/** What this device keeps of one patience in play: it survives closing the page. */

import { playKey } from "../device.svelte";
import { load, save } from "../storage";
import type { Mark } from "./track";

export interface Kept {
  moves: readonly string[]; // the line with what was taken back of it
  marks: readonly Mark[];
  helped: number; // moves that the solver showed and that were played
  judge: boolean; // whether the player wants to know at each move if it can still be won
}

function isMoves(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((move) => typeof move === "string");
}

function readMark(value: unknown): Mark[] {
  const { moves, score, left } = (value ?? {}) as Partial<Mark>;
  if (!isMoves(moves) || typeof score !== "number") return [];
  return [left === true ? { moves, score, left } : { moves, score }];
}

/** What is kept of `match`; whatever is spoilt or missing is as at the start. */
export function readKept(match: string): Kept {
  const { moves, marks, helped, judge } = (load(playKey(match)) ?? {}) as Partial<Kept>;
  return {
    moves: isMoves(moves) ? moves : [],
    marks: Array.isArray(marks) ? marks.flatMap(readMark) : [],
    helped: typeof helped === "number" ? helped : 0,
    judge: judge === true,
  };
}

export function keepPlay(match: string, kept: Kept): void {
  save(playKey(match), kept);
}
