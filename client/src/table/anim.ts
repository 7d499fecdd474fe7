/** What moved: pieces are compared by id from one scene to the next, and shown travelling. */

import type { Entry, Piece } from "../wire";
import { covers, isSized, rectOf, sizeOf } from "./areas/areas";
import type { Box } from "./geometry";

/** How long a tile travels, and how long after it the next one sets out, in milliseconds. */
export const TRAVEL = 220;
export const STEP = 420;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

export interface Change {
  piece: Piece;
  /** Where it was, or null if it is new. */
  from: Piece | null;
  /** It is new, and made of others that lay there. */
  merges?: boolean;
}

function moved(a: Piece, b: Piece): boolean {
  return a.zone !== b.zone || a.x !== b.x || a.y !== b.y;
}

/**
 * The pieces that are new or elsewhere. A piece that vanishes while one with the same face appears
 * is the same to the eye (a tile that is laid may get another id): it stays, or is shown moving.
 */
export function diff(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const now = new Set(after.map((piece) => piece.id));
  const lost = before.filter((piece) => !now.has(piece.id));
  const changes: Change[] = [];
  for (const piece of after) {
    const was = old.get(piece.id);
    if (was) {
      if (moved(was, piece)) changes.push({ piece, from: was });
      continue;
    }
    const alike = lost.filter((gone) => gone.face === piece.face && sameSize(gone, piece));
    const twin =
      alike.find((gone) => !moved(gone, piece)) ?? alike.find((gone) => gone.zone !== piece.zone);
    if (twin) lost.splice(lost.indexOf(twin), 1);
    const within = (gone: Piece) => isSized(gone) && gone.zone === piece.zone && covers(rectOf(piece), gone);
    if (!twin && lost.some(within)) changes.push({ piece, from: null, merges: true });
    else if (!twin || moved(twin, piece)) changes.push({ piece, from: twin ?? null });
  }
  return changes;
}

function sameSize(a: Piece, b: Piece): boolean {
  const [one, other] = [sizeOf(a), sizeOf(b)];
  return one.wide === other.wide && one.high === other.high;
}

/** The pieces that lie where they lay, with another face. */
export function recoloured(before: readonly Piece[], after: readonly Piece[]): Piece[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  return after.filter((piece) => {
    const was = old.get(piece.id);
    return was && was.face !== piece.face && !moved(was, piece);
  });
}

/** The plies among these entries that are still part of the line: an undo cancels what it took. */
export function standing(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "ply") kept.push(entry);
    else if (entry.kind === "undo") {
      while (kept.length && (kept.at(-1)!.ply ?? 0) >= (entry.ply ?? 0)) kept.pop();
    }
  }
  return kept;
}

/** At which of these plies a piece arrived (-1: at none): the ply happened where the piece lies. */
export function plyOf(piece: Piece, plies: readonly Entry[]): number {
  return plies.findIndex(
    ({ told }) =>
      told?.zone === piece.zone && (told.x ?? 0) === piece.x && (told.y ?? 0) === piece.y,
  );
}

/** When each of several things that arrive together begins, so that they are seen one by one. */
export class Timeline {
  private free = 0;

  /** The delays, in ms from `now`, of `count` steps after whatever is still being shown. */
  book(count: number, now: number): number[] {
    const start = Math.max(now, this.free);
    // Somebody who comes back to a long game should not watch it all: it closes up.
    const step = count > 8 ? (8 * STEP) / count : STEP;
    this.free = start + count * step;
    return Array.from({ length: count }, (_, i) => start - now + i * step);
  }
}

/** Whether the player or the system asked for less movement. */
export function calm(): boolean {
  return (
    document.documentElement.dataset.motion === "less" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Show `element`, which is at `to`, coming from `from` (null: fading in where it is). */
export function travel(
  element: HTMLElement,
  from: Box | null,
  to: Box,
  delay = 0,
  hidden = false,
): Animation {
  const options: KeyframeAnimationOptions = {
    duration: TRAVEL,
    delay,
    easing: EASE,
    fill: "backwards",
  };
  if (!from || calm()) return element.animate([{ opacity: 0 }, { opacity: 1 }], options);
  const still = { transformOrigin: "0 0", zIndex: 5 };
  const by = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const start = { ...still, transform: `${by} scale(${from.width / to.width})` };
  const end = { ...still, transform: "none" };
  // What comes from nowhere, or has to wait for its turn, is not seen before it sets out.
  const frames = hidden ? [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.2 }, end] : [start, end];
  return element.animate(frames, options);
}

/** Show `element` flying from one point to another (or fading, for who wants it calm). */
export function fly(
  element: HTMLElement,
  from: { x: number; y: number },
  to: { x: number; y: number },
  delay: number,
): Animation {
  const at = (p: { x: number; y: number }, size: number) =>
    `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${size})`;
  const frames: Keyframe[] = calm()
    ? [
        { transform: at(from, 1), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.2 },
        { transform: at(from, 1), opacity: 1, offset: 0.7 },
        { transform: at(from, 1), opacity: 0 },
      ]
    : [
        { transform: at(from, 0.6), opacity: 0 },
        { transform: at(from, 1.15), opacity: 1, offset: 0.2, easing: "ease-out" },
        { transform: at(from, 1.15), opacity: 1, offset: 0.5, easing: "ease-in-out" },
        { transform: at(to, 0.8), opacity: 0.9, offset: 0.95 },
        { transform: at(to, 0.6), opacity: 0 },
      ];
  return element.animate(frames, { duration: 950, delay, fill: "both" });
}

/** Show `element`, whose face has just become another, turning round to it. */
export function flip(element: HTMLElement, delay: number): void {
  const options: KeyframeAnimationOptions = { duration: 420, delay, easing: "ease-out", fill: "backwards" };
  const frames: Keyframe[] = calm()
    ? [{ opacity: 0.2 }, { opacity: 1 }]
    : [
        { transform: "perspective(600px) rotateY(-180deg)", filter: "brightness(1.9)", zIndex: 4 },
        { transform: "perspective(600px) rotateY(-60deg)", filter: "brightness(1.6)", zIndex: 4, offset: 0.5 },
        { transform: "perspective(600px) rotateY(0)", filter: "none", zIndex: 4 },
      ];
  element.animate(frames, options);
}

/** Show `element` closing up over what lay there. */
export function merge(element: HTMLElement, delay: number): void {
  const end = { transform: "none", filter: "none", opacity: 1 };
  const start = calm() ? { opacity: 0.5 } : { transform: "scale(1.1)", filter: "brightness(1.7)", opacity: 0.5 };
  element.animate([{ ...start, zIndex: 4 }, { ...end, zIndex: 4 }], { duration: 380, delay, easing: EASE, fill: "backwards" });
}

/** Show `element` trembling softly where it is. */
export function shake(element: HTMLElement): void {
  const by = [0, -6, 5, -3, 0].map((percent) => ({ transform: `translateX(${percent}%)` }));
  element.animate(by, { duration: 300, easing: "ease-in-out" });
}
