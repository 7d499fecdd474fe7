/** Moves of two pieces: the first that is laid is a draft, until the second makes the move whole. */

import type { Piece, Step, Target } from "../wire";

/** Of pieces that are alike to the rules each goes for the others. */
export type Kind = (piece: string) => string;

/** What a move lays, in either order. */
export function stepsOf({ piece, zone, x, y, turn = 0, then }: Target): Step[] {
  const first = { piece, zone, x, y, turn };
  return then ? [first, then] : [first];
}

function same(a: Step, b: Step, kind: Kind): boolean {
  const there = a.zone === b.zone && a.x === b.x && a.y === b.y;
  return there && (a.turn ?? 0) === (b.turn ?? 0) && kind(a.piece) === kind(b.piece);
}

/** A step that can be laid now, towards a move; `whole` where that makes the move. */
export interface Way {
  step: Step;
  target: Target;
  whole: boolean;
}

/** All that can be laid next, with what is laid already. */
export function ways(targets: readonly Target[], draft: Step | null, kind: Kind): Way[] {
  return targets.flatMap((target) => {
    const steps = stepsOf(target);
    if (!draft) return steps.map((step) => ({ step, target, whole: steps.length === 1 }));
    const done = steps.findIndex((step) => same(step, draft, kind));
    const rest = steps.filter((_, i) => i !== done);
    return done < 0 ? [] : rest.map((step) => ({ step, target, whole: true }));
  });
}

/** The move that is made by what is laid already, and nothing else. */
export function alone(targets: readonly Target[], draft: Step, kind: Kind): Target | undefined {
  return targets.find((target) => !target.then && same(stepsOf(target)[0]!, draft, kind));
}

/** Whether the rules still know what is laid as a move or the beginning of one. */
export function stands(targets: readonly Target[], draft: Step, kind: Kind): boolean {
  return targets.some((target) => stepsOf(target).some((step) => same(step, draft, kind)));
}

/** The pieces with these steps made. */
export function laid(pieces: readonly Piece[], steps: readonly Step[]): Piece[] {
  return pieces.map((piece) => {
    const step = steps.find((one) => one.piece === piece.id);
    if (!step) return piece;
    const { zone, x, y, turn = 0 } = step;
    return { ...piece, zone, x, y, turn, joins: false };
  });
}
