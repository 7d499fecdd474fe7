/** How many stars a level brings. */

/** Within how many turns three stars are won, and two. */
export type Limits = readonly [three: number, two: number];

/** How many stars so many turns earn. */
export function starsFor([three, two]: Limits, turns: number): 1 | 2 | 3 {
  return turns <= three ? 3 : turns <= two ? 2 : 1;
}
