/** How many places a rack shows. */

import type { Piece, Zone } from "../wire";

/** A rack of no rows grows: as many full rows as its pieces need, one at least. */
export function slotsOf({ cols, rows }: Zone, pieces: readonly Piece[]): number {
  if (rows) return cols * rows;
  const last = Math.max(-1, ...pieces.map(({ x, y }) => y * cols + x));
  return cols * Math.max(1, Math.ceil((last + 1) / Math.max(1, cols)));
}
