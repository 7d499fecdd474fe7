/** A switch that is really pushed: it stops half-way, says what it does, and goes on when meant. */

/** Where the knob lies: at rest, half-way (a second look), or all the way. */
export type Stop = "rest" | "half" | "end";

export const HALF = 0.5;
const STARTED = 0.25; // so far it may be a mistake
const ENDED = 0.9;

/** One push with a key or a click: half-way first. */
export function pushed(stop: Stop): Stop {
  return stop === "rest" ? "half" : "end";
}

/** Where a knob comes to rest that was let go so far along its way (0 to 1). */
export function letGoAt(way: number): Stop {
  if (way >= ENDED) return "end";
  return way >= STARTED ? "half" : "rest";
}

/** Where it lies, along its way. */
export function wayOf(stop: Stop): number {
  return stop === "rest" ? 0 : stop === "half" ? HALF : 1;
}

/** How far a hand has carried it. */
export function carried(from: number, by: number, length: number): number {
  return Math.min(1, Math.max(0, from + by / Math.max(1, length)));
}
