/** Turning a piece in hand: steps clockwise, counted on and on, so that it never turns back. */

type Turned = { turn?: number; turns?: number; period?: number };

/** After how many steps it looks the same again (1: it is not turned). */
export function periodOf({ turns = 1, period = 0 }: Turned): number {
  return period || turns;
}

/** `steps` as a move names them. */
export function named(steps: number, piece: Turned): number {
  const period = periodOf(piece);
  return ((steps % period) + period) % period;
}

/** How many steps clockwise lead from one turn to another. */
export function stepsTo(from: number, to: number, period: number): number {
  return (((to - from) % period) + period) % period;
}

/** Steps as parts of a whole turn, which is what is drawn. */
export function partOf(steps: number, { turns = 1 }: Turned): number {
  return turns > 1 ? steps / turns : 0;
}
