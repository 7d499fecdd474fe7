/** What can be done by covering cells: where a piece of several cells fits, areas and pieces that
    can be taken; and which of all these somebody means. */

import type { Cell, Hand, Message, Piece, Zone } from "../../wire";
import type { Arrow, Spot } from "../keyboard";
import { byReading } from "../keyboard";

/** A rectangle of cells. */
export interface Rect extends Spot {
  wide: number;
  high: number;
}

/**
 * A legal move that is made on a rectangle of cells: the piece in hand `fit`s there (turned by
 * `turn`), or it goes over a `block`, or the piece that lies there is `pick`ed.
 */
export interface Area extends Rect {
  means: "fit" | "block" | "pick";
  /** The piece in hand; for a pick that which lies there. */
  piece: string;
  zone: string;
  turn: number;
  move: string;
  points: number;
  equation: string;
  note: Message | null;
}

type Sized = Pick<Piece, "wide" | "high" | "turns" | "turn">;

/** How many cells a piece covers, turned by so many steps. */
export function sizeOf(piece: Sized, steps = piece.turn ?? 0): { wide: number; high: number } {
  const { wide = 1, high = 1, turns = 1 } = piece;
  return turns > 1 && steps % 2 ? { wide: high, high: wide } : { wide, high };
}

/** The cells that a piece covers. */
export function rectOf(piece: Sized & Spot): Rect {
  return { x: piece.x, y: piece.y, ...sizeOf(piece) };
}

/** Whether it is drawn from several cells. */
export function isSized({ wide = 1, high = 1 }: Sized): boolean {
  return wide * high > 1;
}

export function covers(rect: Rect, { x, y }: Spot): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.wide && y < rect.y + rect.high;
}

const named = new WeakMap<Zone, Map<string, Cell>>();

function cellsOf(zone: Zone): Map<string, Cell> {
  let cells = named.get(zone);
  if (!cells) {
    cells = new Map((zone.cells ?? []).map((cell) => [cell.name, cell]));
    named.set(zone, cells);
  }
  return cells;
}

/** All that can be done by covering cells. `lying` are the pieces on the table and in hand. */
export function areasOf(hand: Hand | null, zones: readonly Zone[], lying: readonly Piece[]): Area[] {
  if (!hand) return [];
  const squares = new Map(zones.filter(({ kind }) => kind === "squares").map((zone) => [zone.id, zone]));
  const byId = new Map(lying.map((piece) => [piece.id, piece]));
  const areas: Area[] = [];
  for (const { names, move, points = 0, equation = "", piece, zone, turn } of hand.fits ?? []) {
    const [cells, held] = [squares.get(zone) && cellsOf(squares.get(zone)!), byId.get(piece)];
    if (!cells || !held) continue;
    const size = sizeOf(held, turn);
    for (const name of names) {
      const cell = cells.get(name);
      if (!cell) continue;
      const [at, said] = [{ x: cell.x, y: cell.y, ...size }, move.replaceAll("{name}", name)];
      areas.push({ means: "fit", piece, zone, turn, ...at, move: said, points, equation, note: null });
    }
  }
  for (const { piece, zone, x, y, wide, high, move, points = 0, equation = "", note = null } of hand.blocks ?? []) {
    const held = byId.get(piece);
    const turn = held && sizeOf(held, 0).wide !== wide ? 1 : 0;
    areas.push({ means: "block", piece, zone, turn, x, y, wide, high, move, points, equation, note });
  }
  for (const { piece, move, points = 0, equation = "", note = null } of hand.picks ?? []) {
    const there = byId.get(piece);
    if (!there || !squares.has(there.zone)) continue;
    const { zone } = there;
    areas.push({ means: "pick", piece, zone, turn: 0, ...rectOf(there), move, points, equation, note });
  }
  return areas;
}

const middle = ({ x, y, wide, high }: Rect): Spot => ({ x: x + wide / 2, y: y + high / 2 });

/** How far the middles of two rectangles are apart, in cells. */
export function apart(a: Rect, b: Rect): number {
  const [p, q] = [middle(a), middle(b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The one whose middle is nearest to that of `rect`; `within` so many cells. */
export function nearest<T extends Rect>(rect: Rect, areas: readonly T[], within = Infinity): T | null {
  let best: T | null = null;
  let least = within;
  for (const area of areas) {
    const away = apart(rect, area);
    if (away <= least && (best === null || away < least)) {
      best = area;
      least = away;
    }
  }
  return best;
}

/** The cell in which a point lies, as a rectangle without size: what is nearest is nearest to it. */
export const pointAt = ({ x, y }: Spot): Rect => ({ x, y, wide: 0, high: 0 });

/** Which fit a touch means: of those that cover the cell the one around it, else the nearest. */
export function fitFor<T extends Rect>(at: Spot, fits: readonly T[]): { fit: T; covers: boolean } | null {
  const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const over = fits.filter((fit) => covers(fit, cell));
  const fit = nearest(pointAt(at), over.length ? over : fits);
  return fit && { fit, covers: over.length > 0 };
}

/** What can be taken at a cell, the smallest first. */
export function takenAt(cell: Spot, areas: readonly Area[]): Area[] {
  const there = areas.filter((area) => area.means !== "fit" && covers(area, cell));
  return there.sort((a, b) => a.wide * a.high - b.wide * b.high || byReading(a, b));
}

/** The next of them after `now`, round the end; the first if `now` is none of them. */
export function after<T extends { move: string }>(now: T | null, list: readonly T[]): T | null {
  const at = now ? list.findIndex(({ move }) => move === now.move) : -1;
  return list[(at + 1) % list.length] ?? null;
}

const ASIDE = 2.5; // a step aside counts as much as so many ahead

/** Where an arrow leads from `from`: what is nearest that way, if anything is. */
export function ahead<T extends Rect & { move: string }>(
  from: Rect & { move?: string },
  areas: readonly T[],
  arrow: Arrow,
): T | null {
  const start = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] as [number, number];
  let best: T | null = null;
  let least = Infinity;
  for (const area of areas) {
    if (area.move === from.move) continue;
    const { x, y } = middle(area);
    const [east, south] = [x - start.x, y - start.y];
    const on = east * dx + south * dy;
    if (on <= 0) continue;
    const aside = Math.abs(east * dy) + Math.abs(south * dx);
    const cost = on + ASIDE * aside;
    if (cost < least) [best, least] = [area, cost];
  }
  return best;
}

/** The next one as one reads (`step` 1) or the one before (-1), round the end. */
export function inTurn<T extends Rect & { move: string }>(now: T | null, areas: readonly T[], step: number): T | null {
  const sorted = [...areas].sort((a, b) => byReading(a, b) || (a.move < b.move ? -1 : 1));
  if (step < 0) sorted.reverse();
  return after(now, sorted);
}

/**
 * The cells that some of these rectangles cover, as SVG paths (a cell is 1 x 1): the whole, and its
 * outline.
 */
export function union(rects: readonly Rect[], cols: number, rows: number): { fill: string; edge: string } {
  // How many rectangles begin (or end, below 0) at each cell; summed up twice, how many cover it.
  const wide = cols + 1;
  const sum = new Int32Array(wide * (rows + 1));
  for (const { x, y, wide: w, high: h } of rects) {
    sum[y * wide + x]! += 1;
    sum[y * wide + x + w]! -= 1;
    sum[(y + h) * wide + x]! -= 1;
    sum[(y + h) * wide + x + w]! += 1;
  }
  for (let i = 0; i < sum.length; i++) if (i % wide) sum[i]! += sum[i - 1]!;
  for (let i = wide; i < sum.length; i++) sum[i]! += sum[i - wide]!;
  const lit = (x: number, y: number) => x >= 0 && y >= 0 && x < cols && y < rows && sum[y * wide + x]! > 0;
  let [fill, edge] = ["", ""];
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= cols; x++) {
      if (lit(x, y) && !lit(x - 1, y)) {
        let end = x;
        while (lit(end, y)) end++;
        fill += `M${x} ${y}h${end - x}v1h${x - end}z`;
      }
      if (lit(x, y) !== lit(x, y - 1)) edge += `M${x} ${y}h1`;
      if (lit(x, y) !== lit(x - 1, y)) edge += `M${x} ${y}v1`;
    }
  }
  return { fill, edge };
}
