/** What the server tells of games that one plays alone for the highest score. */

import { json } from "../api";
import type { DemoStep, Scene, Setting } from "../wire";
import { type Contest, query, type Total } from "./contest";

/** The best totals of this installation; `known` is the best that the computer knows. */
export interface Totals {
  rows: Total[];
  more: boolean; // there are others, which are less
  known: number | null;
}

/** A game that can be gone through from the deal on; `name` null: the computer's. */
export interface Replay {
  name: string | null;
  day: string | null;
  setting: Setting;
  scene: Scene;
  steps: DemoStep[];
}

/** What was possible, as far as it is known by now. */
export interface Possible {
  score: number | null;
  thinking: boolean;
  seconds: number;
  failed: boolean;
}

export function totals(game: string, contest: Contest): Promise<Totals> {
  return json(`/api/games/${game}/totals${query(contest)}`);
}

export function replay(game: string, match: string): Promise<Replay> {
  return json(`/api/games/${game}/totals/${match}`);
}

export function bestLine(game: string, contest: Contest): Promise<Replay> {
  return json(`/api/games/${game}/known${query(contest)}`);
}

/** Asking again keeps a search going. */
export function possible(match: string, token: string): Promise<Possible> {
  return json(`/api/matches/${match}/possible`, undefined, token);
}
