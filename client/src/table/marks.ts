/** Two moves that are marked on a table. */

import type { Piece } from "../wire";

export interface Marks {
  played: readonly Piece[];
  better: readonly Piece[];
  /** The one that is drawn whole. */
  front: "played" | "better";
}
