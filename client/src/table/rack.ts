/** How many places a rack shows. */

import type { Hand, Piece, Sorting, Target, Zone } from "../wire";
import { sizeOf } from "./areas/areas";
import { type Place, samePlace } from "./geometry";

/** More than a hand; and how many of them it has room for at a time. */
export const BOX = 18;
const LINE = 9;

/** A rack of no rows grows: as many full rows as its pieces need, one at least. */
export function slotsOf({ cols, rows }: Zone, pieces: readonly Piece[]): number {
  // A whole box of pieces gives up, line by line, the room that it needs no more.
  if (rows && cols * rows > BOX) {
    return Math.min(cols * rows, Math.max(BOX, LINE * Math.ceil(pieces.length / LINE)));
  }
  if (rows) return cols * rows;
  const last = Math.max(-1, ...pieces.map(({ x, y }) => y * cols + x));
  return cols * Math.max(1, Math.ceil((last + 1) / Math.max(1, cols)));
}

/** The most that each piece would bring in a place, of those that can go there. */
export function bringsTo(targets: readonly Target[], place: Place | null): Map<string, number> {
  const most = new Map<string, number>();
  for (const target of place ? targets : []) {
    if (!samePlace(target, place!)) continue;
    most.set(target.piece, Math.max(most.get(target.piece) ?? 0, target.points ?? 0));
  }
  return most;
}

/**
 * A hand with the pieces of its rack in another order: what brings most comes first, where that is
 * told; the others, and those that bring as much, as `sorting` says, else as they lie.
 */
export function arranged(
  hand: Hand,
  sorting: Sorting | null | undefined,
  brings: ReadonlyMap<string, number>,
): Hand {
  if (!sorting && !brings.size) return hand;
  const order = sorting?.order ?? hand.pieces.map(({ id }) => id);
  const places = new Map(order.map((id, i) => [id, i]));
  const place = ({ id }: Piece) => places.get(id) ?? places.size;
  const worth = ({ id }: Piece) => brings.get(id) ?? -1;
  const sorted = [...hand.pieces].sort((a, b) => worth(b) - worth(a) || place(a) - place(b));
  const slots = hand.pieces.map(({ x, y }) => ({ x, y }));
  return { ...hand, pieces: sorted.map((piece, i) => ({ ...piece, ...slots[i] })) };
}

const FEW = 3.4; // no cell of a piece is drawn larger than a slot would hold so many of

/** How large a piece of several cells is drawn in a slot, turned by so many steps. */
export function sizeInSlot(piece: Piece, steps: number, slot: number): { width: number; height: number } {
  const { wide, high } = sizeOf(piece, steps);
  const cell = slot / Math.max(wide, high, FEW);
  return { width: wide * cell, height: high * cell };
}
