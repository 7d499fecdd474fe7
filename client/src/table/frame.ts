/** Which part of a table without edges is seen: all that lies there, as large as it fits. */

import type { Size } from "./geometry";
import type { Spot } from "./keyboard";

/** Where the cell 0, 0 begins in the window, and how large a cell is, in pixels. */
export interface View {
  left: number;
  top: number;
  cell: number;
}

/** The cells from `left` up to but not including `right`, and so from top to bottom. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Nothing is drawn larger by itself, nor smaller or larger by hand. */
const LARGEST = 104;
const LEAST = 14;
const MOST = 150;
/** Around what has to be seen, in cells. */
const AIR = 0.3;
/** A view that shows all is kept until everything could be drawn this much larger. */
const WORTH_IT = 1.3;

/**
 * The cells that these places take up; one cell where there is nothing. `tip`: so much higher than
 * their cells, at either end.
 */
export function extentOf(spots: Iterable<Spot>, tip = 0): Extent {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of spots) {
    extent.left = Math.min(extent.left, x);
    extent.top = Math.min(extent.top, y - tip);
    extent.right = Math.max(extent.right, x + 1);
    extent.bottom = Math.max(extent.bottom, y + 1 + tip);
  }
  return extent.left < extent.right ? extent : { left: 0, top: 0, right: 1, bottom: 1 };
}

/** The view that shows all of it in the middle of the window, as large as is good to look at. */
export function fit({ left, top, right, bottom }: Extent, { width, height }: Size): View {
  const [across, down] = [right - left + 2 * AIR, bottom - top + 2 * AIR];
  const cell = Math.max(LEAST, Math.min(LARGEST, Math.floor(Math.min(width / across, height / down))));
  return {
    left: Math.round((width - (left + right) * cell) / 2),
    top: Math.round((height - (top + bottom) * cell) / 2),
    cell,
  };
}

/** Whether all of it is in the window. */
export function shows(view: View, extent: Extent, { width, height }: Size): boolean {
  return (
    view.left + extent.left * view.cell >= 0 &&
    view.top + extent.top * view.cell >= 0 &&
    view.left + extent.right * view.cell <= width &&
    view.top + extent.bottom * view.cell <= height
  );
}

/**
 * The view after what has to be seen became another: the same while it still shows all of it,
 * unless it could be much larger. A view that was chosen by hand (`own`) is as large as it is.
 */
export function reframed(view: View | null, extent: Extent, size: Size, own: boolean): View {
  const best = fit(extent, size);
  if (!view || !shows(view, extent, size)) return best;
  return own || view.cell * WORTH_IT > best.cell ? view : best;
}

/** The view with cells so much larger, the point `at` of the window staying where it is. */
export function zoomed(view: View, by: number, at: { x: number; y: number }): View {
  const cell = Math.max(LEAST, Math.min(MOST, view.cell * by));
  const real = cell / view.cell;
  return { left: at.x - (at.x - view.left) * real, top: at.y - (at.y - view.top) * real, cell };
}

/** The view moved by so many pixels, but never until nothing of the extent is left to be seen. */
export function moved(view: View, by: { x: number; y: number }, extent: Extent, size: Size): View {
  const { cell } = view;
  const kept = (at: number, from: number, to: number, room: number) =>
    Math.max(cell - to * cell, Math.min(room - cell - from * cell, at));
  return {
    left: kept(view.left + by.x, extent.left, extent.right, size.width),
    top: kept(view.top + by.y, extent.top, extent.bottom, size.height),
    cell,
  };
}

/** The view on the way from one to another (`part` from 0 to 1); cells grow by equal factors. */
export function between(from: View, to: View, part: number, { width, height }: Size): View {
  if (part >= 1) return to;
  const cell = from.cell * (to.cell / from.cell) ** part;
  // The point in the middle of the window travels, and cells grow around it.
  const middle = (view: View) => ({
    x: (width / 2 - view.left) / view.cell,
    y: (height / 2 - view.top) / view.cell,
  });
  const [a, b] = [middle(from), middle(to)];
  const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  return { left: width / 2 - at.x * cell, top: height / 2 - at.y * cell, cell };
}
