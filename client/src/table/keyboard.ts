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
 * The nearest spot that way: what lies straight ahead comes before what lies aside. Where nothing
 * lies that way, the next one in reading order (or the one before), round the end, so that every
 * spot can be reached.
 */
export function towards<T extends Spot>(from: Spot, spots: readonly T[], arrow: Arrow): T | null {
  const way = WAY[arrow];
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best ?? following(from, spots, way.x + way.y);
}

/** The next spot in reading order (step 1) or the one before (step -1), round the end. */
export function following<T extends Spot>(from: Spot, spots: readonly T[], step: number): T | null {
  const sorted = [...spots].sort(byReading);
  if (step < 0) sorted.reverse();
  return sorted.find((spot) => byReading(spot, from) * step > 0) ?? sorted[0] ?? null;
}
