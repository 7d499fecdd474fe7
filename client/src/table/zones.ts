/** Where the zones are on the screen, measured when it matters. */

import type { Zone } from "../wire";
import type { Plan } from "./geometry";
import { isOpen } from "./lattice";

/** The plan of each zone that is drawn under `root` (`data-zone` marks it). */
export function measure(root: HTMLElement, zones: readonly Zone[]): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const zone of zones) {
    const element = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone.id)}"]`);
    if (!element) continue;
    const box = element.getBoundingClientRect();
    const { cell, high, pitch, across, rows, left, top } = element.dataset;
    const size = { width: Number(cell), height: Number(high ?? cell) };
    const gap = Number(pitch) - size.width;
    const [x, y] = [box.left + element.clientLeft, box.top + element.clientTop];
    const window = { left: x, top: y, width: element.clientWidth, height: element.clientHeight };
    plans.set(zone.id, {
      left: x + Number(left ?? 0),
      top: y + Number(top ?? 0),
      cell: size,
      pitch: { width: size.width + gap, height: size.height + gap },
      across: Number(across),
      cols: zone.cols,
      rows: Number(rows ?? zone.rows),
      ...(zone.kind === "rack" ? { rack: true } : {}),
      ...(isOpen(zone.kind) ? { window, kind: zone.kind } : {}),
    });
  }
  return plans;
}
