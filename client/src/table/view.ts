/** What a player's hand must know of the table, and what it carries. */

import type { Hand, Piece, Scene, Setting } from "../wire";
import type { Plan, Point } from "./geometry";

/** Read when it is needed. */
export interface View {
  setting(): Setting;
  scene(): Scene;
  hand(): Hand | null;
  busy(): boolean;
  /** Whether a tap may play at once: where there is one way only, and every move can be undone. */
  quick(): boolean;
  plans(): Map<string, Plan>;
  onmove(move: string): void;
  /** The finger moves a table without edges. */
  onpan?(zone: string, by: Point): void;
}

export interface Carried {
  piece: Piece;
  at: Point;
  touch: boolean;
}
