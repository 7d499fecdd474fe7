/** How the places of a table lie: squares side by side, or hexagons in rows that are shifted. */

import type { Zone } from "../wire";
import type { Spot } from "./keyboard";

export type Kind = Zone["kind"];

/** From one row of hexagons to the next, in their width. */
const ROW = Math.sqrt(3) / 2;
/** So far a hexagon stands out above and below its cell. */
export const TIP = 1 / Math.sqrt(3) - 0.5;
/** The neighbours of 0, 0, clockwise from the upper right. */
const AROUND_HEX = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]] as const;
const AROUND_SQUARE = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** A table without edges, that is seen through a window. */
export function isOpen(kind: Kind | undefined): boolean {
  return kind === "plane" || kind === "hexes";
}

/** Where the cell of a place begins, in cells. */
export function placed(kind: Kind, { x, y }: Spot): Spot {
  return kind === "hexes" ? { x: x + y / 2, y: y * ROW } : { x, y };
}

/** In which place a point lies; `x` and `y` are in cells. */
export function placeAt(kind: Kind, { x, y }: Spot): Spot {
  if (kind !== "hexes") return { x: Math.floor(x), y: Math.floor(y) };
  // The middle of the hexagon 0, 0 is that of its cell. Axial coordinates are rounded as cubic
  // ones, whose sum is 0 (https://www.redblobgames.com/grids/hexagons/#rounding).
  const r = (y - 0.5) / ROW;
  const q = x - 0.5 - r / 2;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)] as const;
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  const spot = (x: number, y: number) => ({ x: x + 0, y: y + 0 }); // never -0
  if (da > db && da > dc) return spot(-b - c, b);
  return db > dc ? spot(a, -a - c) : spot(a, b);
}

/** The places beside one, in the order in which sides are numbered. */
export function around(kind: Kind, { x, y }: Spot): Spot[] {
  const ways = kind === "hexes" ? AROUND_HEX : AROUND_SQUARE;
  return ways.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

/** The empty places beside what lies on a table without edges. */
export function shore(zone: Zone, lying: readonly Spot[]): Spot[] {
  const key = ({ x, y }: Spot) => `${x} ${y}`;
  const taken = new Set(lying.map(key));
  const found = new Map<string, Spot>();
  for (const spot of lying.flatMap((one) => around(zone.kind, one))) {
    if (!taken.has(key(spot))) found.set(key(spot), spot);
  }
  return [...found.values()];
}

/**
 * What two places have in common on a side: a rhombus from the middle of one to that of the other,
 * a little smaller, as an SVG path in a cell of 1 x 1.
 */
export function pairOn(kind: Kind, side: number): string {
  const sides = kind === "hexes" ? 6 : 4;
  const ahead = (2 * Math.PI * side) / sides - (sides === 6 ? Math.PI / 3 : Math.PI / 2);
  const half = Math.tan(Math.PI / sides);
  const at = (turn: number, far: number) => {
    const [x, y] = [Math.cos(ahead) / 2 + far * Math.cos(ahead + turn), Math.sin(ahead) / 2 + far * Math.sin(ahead + turn)];
    return `${(0.5 + x).toFixed(3)} ${(0.5 + y).toFixed(3)}`;
  };
  const corners = [0, 1, 2, 3].map((n) => at((n * Math.PI) / 2, n % 2 ? 0.42 * half : 0.42));
  return `M${corners.join("L")}Z`;
}
