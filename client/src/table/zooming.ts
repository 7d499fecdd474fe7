/** Wheel, trackpad and two fingers on a table without edges. Loaded when one is shown. */

import { PinchGesture } from "@use-gesture/vanilla";
import type { Camera } from "./camera.svelte";

const WHEEL = 0.0016; // the natural logarithm of the change, for a pixel of the wheel
const LINE = 16; // pixels, where a wheel counts lines

const NOTCH = 50; // pixels of the wheel that turn a piece by a step
const TWIST = 30; // degrees by which two fingers turn it by a step

/**
 * Listen on the window of the table until the returned function is called. `turn` turns the piece
 * that is shown there by a step; it says whether there is one: if not, they zoom.
 */
export function zooming(
  felt: HTMLElement,
  camera: Camera,
  turn: (way: number) => boolean,
  turns: () => boolean,
): () => void {
  let rolled = 0;
  const inside = ([x, y]: [number, number]) => {
    const box = felt.getBoundingClientRect();
    return { x: x - box.left - felt.clientLeft, y: y - box.top - felt.clientTop };
  };

  function wheel(event: WheelEvent): void {
    if (event.ctrlKey) return; // two fingers on a trackpad: that is a pinch
    event.preventDefault();
    const far = event.deltaY * (event.deltaMode ? LINE : 1);
    if (turns()) {
      rolled = Math.sign(far) === Math.sign(rolled) ? rolled + far : far;
      if (Math.abs(rolled) < NOTCH) return;
      turn(Math.sign(rolled));
      rolled = 0;
      return;
    }
    camera.zoom(Math.exp(-far * WHEEL), inside([event.clientX, event.clientY]));
  }

  // Fingers are followed by touch events: pointers belong to who carries pieces.
  const options = { pointer: { touch: true }, eventOptions: { passive: false } };
  const pinch = new PinchGesture(
    felt,
    ({ origin, offset: [scale, angle], first, memo, event }) => {
      if (event.cancelable) event.preventDefault();
      const [now, before] = [inside(origin), first ? null : memo];
      if (before && turns()) {
        const far = angle - before.angle;
        if (Math.abs(far) < TWIST) return before;
        turn(Math.sign(far));
      } else if (before) {
        camera.pan({ x: now.x - before.at.x, y: now.y - before.at.y });
        camera.zoom(scale / before.scale, now);
      }
      return { at: now, scale, angle };
    },
    { ...options, scaleBounds: { min: 1e-3, max: 1e3 } },
  );
  felt.addEventListener("wheel", wheel, { passive: false });
  return () => {
    pinch.destroy();
    felt.removeEventListener("wheel", wheel);
  };
}
