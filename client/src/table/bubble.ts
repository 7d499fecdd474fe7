/** Where the preview of a move stands: beside its place, over what matters least. */

import type { Box, Size } from "./geometry";
import type { Spot } from "./keyboard";

/** One cell, or several. */
type Covered = Spot & { wide?: number; high?: number };

export interface Around {
  /** The place that is aimed at. */
  at: Covered;
  cols: number;
  rows: number;
  cell: Size;
  pitch: Size;
  /** What lies there should rather not be covered, lit places still less. */
  pieces: readonly Covered[];
  lit: readonly Spot[];
  /** Pixels between the place and the preview. */
  away: number;
  /** A finger hides what is below it. */
  finger: boolean;
  /** Nothing is seen beyond the board. */
  clipped?: boolean;
}

const PIECE = 2;
const LIT = 3;
const BELOW_FINGER = 100;

/** The corner of the preview, in pixels on the board. */
export function standAt(around: Around, { width, height }: Size): { left: number; top: number } {
  const { at, pitch, cols, rows, away } = around;
  const [x, y] = [at.x * pitch.width, at.y * pitch.height];
  const cell = sizeIn(around, at);
  const within = (left: number) => Math.max(0, Math.min(cols * pitch.width - width, left));
  const [above, below] = [y - away - height, y + cell.height + away];
  const lefts = [x + (cell.width - width) / 2, x, x + cell.width - width].map(within);
  const beyond = around.clipped ? -2 : around.cell.width;
  const [highest, lowest] = [-beyond, rows * pitch.height + beyond];
  const tops = [above, below].filter((top) => top >= highest && top + height <= lowest);
  const spots = (tops.length ? tops : [below]).flatMap((top) => lefts.map((left) => ({ left, top })));
  const middle = Math.round(y + (cell.height - height) / 2);
  const aside = [x + cell.width + away, x - away - width].map((left) => ({ left, top: middle }));
  // Beside the place only where it fits whole: there a finger covers it.
  if (!around.finger) spots.push(...aside.filter(({ left }) => left === within(left)));
  const cost = (spot: { left: number; top: number }) =>
    hidden(around, { ...spot, width, height }) +
    (around.finger && spot.top > y ? BELOW_FINGER : 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** How large so many cells are. */
function sizeIn({ cell, pitch }: Around, { wide = 1, high = 1 }: Covered): Size {
  const [width, height] = [(wide - 1) * pitch.width, (high - 1) * pitch.height];
  return { width: cell.width + width, height: cell.height + height };
}

/** How much of what lies there such a box would hide. */
function hidden(around: Around, box: Box): number {
  const { at, pitch, pieces, lit, cell: one } = around;
  const part = (spot: Covered) => {
    const cell = sizeIn(around, spot);
    const [x, y] = [spot.x * pitch.width, spot.y * pitch.height];
    const wide = Math.min(box.left + box.width, x + cell.width) - Math.max(box.left, x);
    const high = Math.min(box.top + box.height, y + cell.height) - Math.max(box.top, y);
    return wide > 0 && high > 0 ? (wide * high) / (one.width * one.height) : 0;
  };
  const others = lit.filter(({ x, y }) => x !== at.x || y !== at.y);
  const sum = (spots: readonly Spot[]) => spots.reduce((all, spot) => all + part(spot), 0);
  return PIECE * sum(pieces) + LIT * sum(others);
}

/** « 4 + 8 + 5 = 17 » where there is little room: the points first, and no more than a line. */
export function inALine(equation: string): string {
  const [sum, points] = equation.split(" = ");
  return points ? `${points} = ${sum!.replaceAll(" ", "")}` : equation;
}
