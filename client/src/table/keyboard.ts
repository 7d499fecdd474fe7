/** Which place an arrow key goes to. */

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Spot {
  x: number;
  y: number;
}

const WAY: Record<Arrow, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): key is Arrow {
  return key in WAY;
}

/** In the order in which one reads: by row, then by column. */
export function byReading(a: Spot, b: Spot): number {
  return a.y - b.y || a.x - b.x;
}

/**
 * Left and right: the next spot of the row, then of the rows after (or before) it, round the end, so
 * that every spot can be reached as one reads. Up and down: the nearest spot of the nearest row that
 * way that has any; where none has, as left and right do. `seen` says where a spot is to be seen.
 */
export function towards<T extends Spot>(
  from: Spot,
  spots: readonly T[],
  arrow: Arrow,
  seen: (spot: Spot) => Spot = (spot) => spot,
): T | null {
  const way = WAY[arrow];
  if (way.y) {
    const ahead = (spot: Spot) => (spot.y - from.y) * way.y;
    const aside = (spot: Spot) => Math.abs(seen(spot).x - seen(from).x);
    const there = spots.filter((spot) => ahead(spot) > 0);
    there.sort((a, b) => ahead(a) - ahead(b) || aside(a) - aside(b));
    if (there[0]) return there[0];
  }
  return following(from, spots, way.x + way.y);
}

/** The next spot in reading order (step 1) or the one before (step -1), round the end. */
export function following<T extends Spot>(from: Spot, spots: readonly T[], step: number): T | null {
  const sorted = [...spots].sort(byReading);
  if (step < 0) sorted.reverse();
  return sorted.find((spot) => byReading(spot, from) * step > 0) ?? sorted[0] ?? null;
}
