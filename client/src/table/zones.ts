/** Where the zones are on the screen, measured when it matters. */

import type { Zone } from "../wire";
import type { Plan } from "./geometry";

/** The plan of each zone that is drawn under `root` (`data-zone` marks it). */
export function measure(root: HTMLElement, zones: readonly Zone[]): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const zone of zones) {
    const element = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone.id)}"]`);
    if (!element) continue;
    const box = element.getBoundingClientRect();
    const { cell, high, pitch, across } = element.dataset;
    const size = { width: Number(cell), height: Number(high ?? cell) };
    const gap = Number(pitch) - size.width;
    plans.set(zone.id, {
      left: box.left + element.clientLeft,
      top: box.top + element.clientTop,
      cell: size,
      pitch: { width: size.width + gap, height: size.height + gap },
      across: Number(across),
      cols: zone.cols,
      rows: zone.rows,
    });
  }
  return plans;
}
