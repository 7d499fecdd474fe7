/** What is drawn on a tableau: runs that close up, and the arrow of an advice. */

import type { Piece, Target } from "../wire";
import type { Point } from "./geometry";
import type { Spot } from "./keyboard";
import { type Layout, pitchOf } from "./layout";

/** On which sides a piece is closed up to its neighbour. One that is lifted leaves its run. */
export function joined(
  pieces: readonly Piece[],
  lifted: string | null,
): Map<string, { left: boolean; right: boolean }> {
  const there = new Map<string, Piece>();
  for (const piece of pieces) {
    if (piece.id !== lifted) there.set(`${piece.x} ${piece.y}`, piece);
  }
  const sides = new Map<string, { left: boolean; right: boolean }>();
  for (const { id, x, y, joins } of there.values()) {
    const left = !!joins && there.has(`${x - 1} ${y}`);
    sides.set(id, { left, right: !!there.get(`${x + 1} ${y}`)?.joins });
  }
  return sides;
}

/** The moves of each piece that has any. */
export function byPiece(moves: readonly Target[]): Map<string, Target[]> {
  const ways = new Map<string, Target[]>();
  for (const move of moves) ways.set(move.piece, [...(ways.get(move.piece) ?? []), move]);
  return ways;
}

/** A bent arrow from one place to another, in pixels on the board: it covers neither's middle. */
export function arrow(from: Spot, to: Spot, layout: Layout): string {
  const pitch = pitchOf(layout);
  const middle = ({ x, y }: Spot) => ({
    x: x * pitch.width + layout.cell / 2,
    y: y * pitch.height + layout.high / 2,
  });
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  // It bends to one side, always upwards, so that it does not run through what lies between.
  const side = dx < 0 ? 1 : -1;
  const bend = Math.min(0.25 * long, layout.high * 0.6) * side;
  const via = { x: (a.x + b.x) / 2 - (dy / long) * bend, y: (a.y + b.y) / 2 + (dx / long) * bend };
  const short = Math.min(layout.cell * 0.45, long * 0.3);
  const [start, end] = [nearer(a, via, short), nearer(b, via, short)];
  const out = Math.hypot(end.x - via.x, end.y - via.y) || 1;
  const way = { x: (end.x - via.x) / out, y: (end.y - via.y) / out };
  const head = layout.cell * 0.15;
  const wing = (turn: number) =>
    at({
      x: end.x - head * (way.x * 1.4 + way.y * turn),
      y: end.y - head * (way.y * 1.4 - way.x * turn),
    });
  return `M${at(start)}Q${at(via)} ${at(end)}M${wing(1)}L${at(end)}L${wing(-1)}`;
}

/** A point so much nearer to another. */
function nearer(from: Point, to: Point, by: number): Point {
  const part = by / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
