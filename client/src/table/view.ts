/** What a player's hand must know of the table, and what it carries. */

import type { Hand, Piece, Scene, Setting } from "../wire";
import type { Place, Plan, Point } from "./geometry";

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
  /** Where this piece may go has to be told first. */
  onask?(piece: string): void;
  /** What may come to this place has to be told first. */
  oncoming?(place: Place): void;
  /** The finger moves a table without edges. */
  onpan?(zone: string, by: Point): void;
}

export interface Carried {
  piece: Piece;
  at: Point;
  touch: boolean;
}
