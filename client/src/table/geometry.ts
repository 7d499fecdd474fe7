/** Places and points: which cell is under the finger, which lit cell is near enough to be meant. */

import { type Kind, placeAt, placed } from "./lattice";

export interface Place {
  zone: string;
  x: number;
  y: number;
}

type Spot = Pick<Place, "x" | "y">;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * A zone as it lies on the screen: where its cells begin, and how large a cell is. One without
 * edges has no columns and rows, but a window through which it is seen.
 */
export interface Plan {
  left: number;
  top: number;
  cell: Size;
  /** From one cell to the next: the cells of a rack stand apart, and cards on a tableau. */
  pitch: Size;
  cols: number;
  rows: number;
  /** How many cells stand side by side; a rack that wraps has fewer than `cols`. */
  across: number;
  window?: Box;
  /** Its pieces are drawn each in a slot, however many cells they have. */
  rack?: boolean;
  /** How places lie behind a window. */
  kind?: Kind;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** A finger covers this much: a lit cell as near as this to the touch is the one that is meant. */
export const FINGER = 26;

export function samePlace(a: Place, b: Place): boolean {
  return a.zone === b.zone && a.x === b.x && a.y === b.y;
}

/** The box of a cell on the screen, or of so many cells from there to the right and down. */
export function boxOf(plan: Plan, x: number, y: number, wide = 1, high = 1): Box {
  const { left, top, pitch } = plan;
  if (wide * high > 1) {
    const corner = boxOf(plan, x, y);
    const width = corner.width + (wide - 1) * pitch.width;
    return { ...corner, width, height: corner.height + (high - 1) * pitch.height };
  }
  if (plan.window) {
    const at = placed(plan.kind ?? "plane", { x, y });
    return { left: left + at.x * pitch.width, top: top + at.y * pitch.height, ...plan.cell };
  }
  const index = y * plan.cols + x;
  return {
    left: plan.left + (index % plan.across) * plan.pitch.width,
    top: plan.top + Math.floor(index / plan.across) * plan.pitch.height,
    ...plan.cell,
  };
}

/** The middle of a cell on the screen. */
export function centreOf(plan: Plan, x: number, y: number): Point {
  const box = boxOf(plan, x, y);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Half a score that is shown for a moment, with some air. */
const SCORE = { x: 28, y: 18 };

/**
 * Where a score is seen: next to the tile that won it, whose value stays in sight, on that side
 * within the zone where it hides least.
 */
export function beside(plan: Plan, x: number, y: number, lying: readonly Spot[]): Point {
  const at = centreOf(plan, x, y);
  const half = { x: plan.cell.width / 2, y: plan.cell.height / 2 };
  const away = { x: half.x + SCORE.x, y: half.y + SCORE.y };
  const sides = [
    { x: at.x + away.x, y: at.y },
    { x: at.x, y: at.y - away.y },
    { x: at.x - away.x, y: at.y },
    { x: at.x, y: at.y + away.y },
  ];
  const { left, top, width, height } = plan.window ?? {
    left: plan.left,
    top: plan.top,
    width: plan.across * plan.pitch.width,
    height: plan.rows * plan.pitch.height,
  };
  const outside = (side: Point) =>
    Math.max(0, left + SCORE.x - side.x, side.x + SCORE.x - left - width) +
    Math.max(0, top + SCORE.y - side.y, side.y + SCORE.y - top - height);
  const hidden = (side: Point) =>
    lying.filter((spot) => {
      const other = centreOf(plan, spot.x, spot.y);
      const wide = Math.abs(other.x - side.x) < SCORE.x + half.x - 1;
      return wide && Math.abs(other.y - side.y) < SCORE.y + half.y - 1;
    }).length;
  const cost = (side: Point) => 10 * hidden(side) + outside(side);
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}

/** The cell under a point, if there is one. */
export function cellAt(plan: Plan, point: Point): { x: number; y: number } | null {
  const at = inCells(plan, point);
  if (plan.window) return within(plan.window, point) ? placeAt(plan.kind ?? "plane", at) : null;
  const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
  const index = row * plan.across + column;
  if (column < 0 || row < 0 || column >= plan.across || index >= plan.cols * plan.rows) return null;
  return { x: index % plan.cols, y: Math.floor(index / plan.cols) };
}

/** A point of the screen in cells of a zone. */
export function inCells({ left, top, pitch }: Plan, { x, y }: Point): Spot {
  return { x: (x - left) / pitch.width, y: (y - top) / pitch.height };
}

/** How many pixels a point is from the edge of a cell; 0 inside. */
function awayFrom(plan: Plan, place: Spot, point: Point): number {
  const centre = centreOf(plan, place.x, place.y);
  const [dx, dy] = [Math.abs(point.x - centre.x), Math.abs(point.y - centre.y)];
  const { width, height } = plan.pitch;
  if (plan.kind !== "hexes") return Math.hypot(Math.max(0, dx - width / 2), Math.max(0, dy - height / 2));
  const inside = placeAt(plan.kind, inCells(plan, point));
  if (inside.x === place.x && inside.y === place.y) return 0;
  return Math.max(1, Math.hypot(dx, dy) - width / 2);
}

function within({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}

/**
 * Which of these places is meant by a touch at `point`: the one under it, else the nearest whose
 * edge is within `radius`. With radius 0 (a mouse) only the one under it.
 */
export function meant<T extends Place>(
  point: Point,
  places: readonly T[],
  plans: ReadonlyMap<string, Plan>,
  radius: number,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const plan = plans.get(place.zone);
    if (!plan || (plan.window && !within(plan.window, point))) continue;
    const away = awayFrom(plan, place, point);
    if (away <= radius && away < least) {
      best = place;
      least = away;
    }
  }
  return best;
}

/** `drop` with the place's name and coordinates filled in. */
export function fillIn(drop: string, place: Place, name: string): string {
  return drop
    .replaceAll("{name}", name)
    .replaceAll("{x}", String(place.x))
    .replaceAll("{y}", String(place.y));
}

/** A piece was seen in its place before it is let go: it only has to land. */
export function above(box: Box, by = 0.22): Box {
  const [wider, higher] = [box.width * by, box.height * by];
  return {
    left: box.left - wider / 2,
    top: box.top - higher,
    width: box.width + wider,
    height: box.height + higher,
  };
}
