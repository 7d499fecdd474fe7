/** What the server tells of a match that is over: which moves cost most, and the tables then. */

import { json } from "../api";
import type { Hand, Message, Piece, Scene } from "../wire";

/** A move as it is shown: what it does, in words, and the pieces where it takes them. */
export interface Shown {
  move: string;
  what: Message;
  pieces?: Piece[];
}

/** A move that cost much. `before` and `after` are the chances of winning, from 0 to 1. */
export interface Mark {
  ply: number;
  turn: number;
  before: number;
  after: number;
  played: Shown;
  better: Shown;
  why: Message;
}

/** What is known by now: `done` of `total` moves have been looked at. The worst come first. */
export interface Found {
  seat: number;
  done: number;
  total: number;
  marks: Mark[];
  failed: boolean;
}

export interface Then {
  scene: Scene;
  hand: Hand;
}

/** Asking again keeps it going. */
export function look(match: string, token: string): Promise<Found> {
  return json(`/api/matches/${match}/review`, undefined, token);
}

export function position(match: string, token: string, ply: number): Promise<Then> {
  return json(`/api/matches/${match}/review/${ply}`, undefined, token);
}
