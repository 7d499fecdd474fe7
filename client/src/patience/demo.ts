/** A demo as scenes: each step says which pieces are other than before. */

import type { Scene, DemoStep } from "../wire";

function after(scene: Scene, { pieces, counters, status }: DemoStep): Scene {
  const changed = new Map(pieces.map((piece) => [piece.id, piece]));
  const kept = scene.pieces.map((piece) => {
    const now = changed.get(piece.id) ?? piece;
    changed.delete(piece.id);
    return now;
  });
  const other = new Map(counters.map((counter) => [counter.id, counter]));
  return {
    pieces: [...kept, ...changed.values()],
    counters: scene.counters.map((counter) => other.get(counter.id) ?? counter),
    status,
  };
}

/** The scene before the first step, after it, after the second … */
export function scenes(start: Scene, steps: readonly DemoStep[]): Scene[] {
  const made = [start];
  for (const step of steps) made.push(after(made.at(-1)!, step));
  return made;
}
