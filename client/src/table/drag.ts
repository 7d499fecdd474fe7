/** One finger or mouse button at a time: presses, drags and taps, told in screen coordinates. */

import type { Point } from "./geometry";

export interface Gestures {
  /** Something was touched: a piece that can be carried, a place, a table that can be moved under
      its window, or nothing of the table's. */
  press(at: Point, touch: boolean): "piece" | "place" | "felt" | null;
  /** The piece is being carried. */
  carry(at: Point, touch: boolean): void;
  /** The finger slides over places; says if what it began on can be carried by now. */
  slide(at: Point, touch: boolean): "piece" | "place";
  /** The table is moved by so much. */
  pan(by: Point): void;
  /** The piece is let go. */
  drop(at: Point): void;
  /** Pressed and let go in one place; `slid` when the finger wandered over places before. */
  tap(at: Point, touch: boolean, slid: boolean): void;
  /** The system took the pointer away. */
  cancel(): void;
  /** The mouse moves with no button pressed; null when it leaves. */
  hover(at: Point | null): void;
}

/** How far a pointer may tremble before a tap is a drag. */
const SLOP = { mouse: 4, touch: 9 };

/** Listen on `root` until the returned function is called. */
export function listen(root: HTMLElement, told: Gestures): () => void {
  let held: {
    id: number;
    from: Point;
    last: Point;
    on: "piece" | "place" | "felt";
    moved: boolean;
  } | null = null;
  /** Other fingers are on the table: together they do something else. */
  let several = false;
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const isTouch = (event: PointerEvent) => event.pointerType !== "mouse";

  function down(event: PointerEvent): void {
    if (held && !event.isPrimary && isTouch(event)) several = held.on === "felt";
    if (held || !event.isPrimary || event.button !== 0) return;
    // A button over the table is pressed, not the table: captured, its click would be lost.
    if ((event.target as Partial<Element>).closest?.("button:not([data-piece])")) return;
    const on = told.press(at(event), isTouch(event));
    if (!on) return;
    several = false;
    held = { id: event.pointerId, from: at(event), last: at(event), on, moved: false };
    // The element under the pointer may be redrawn meanwhile; the root stays.
    root.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!held) {
      if (event.pointerType === "mouse") told.hover(at(event));
      return;
    }
    if (event.pointerId !== held.id) return;
    const away = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
    held.moved ||= away > (isTouch(event) ? SLOP.touch : SLOP.mouse);
    if (!held.moved || several) return;
    const by = { x: event.clientX - held.last.x, y: event.clientY - held.last.y };
    held.last = at(event);
    if (held.on === "felt") told.pan(by);
    else if (held.on === "piece") told.carry(at(event), isTouch(event));
    else held.on = told.slide(at(event), isTouch(event));
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== held?.id) return;
    move(event); // the last steps of a quick hand are not always told
    const { on, moved } = held;
    held = null;
    if (on === "felt" && (moved || several)) return;
    if (on === "piece" && moved) told.drop(at(event));
    else told.tap(at(event), isTouch(event), moved);
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== held?.id) return;
    held = null;
    told.cancel();
  }

  /**
   * A finger that is lifted while it moves is a fling to Chromium, even where nothing can scroll:
   * it then takes the next tap, within a second, for what stops the fling, and no click comes of
   * it (https://issues.chromium.org/issues/40727033). Two fingers may still enlarge the page.
   */
  function keep(event: TouchEvent): void {
    if (event.cancelable && (held || event.touches.length === 1)) event.preventDefault();
  }

  const stop = new AbortController();
  const options = { signal: stop.signal };
  root.addEventListener("pointerdown", down, options);
  root.addEventListener("pointermove", move, options);
  root.addEventListener("pointerup", up, options);
  root.addEventListener("pointercancel", cancel, options);
  root.addEventListener("touchmove", keep, { ...options, passive: false });
  root.addEventListener("pointerleave", () => held || told.hover(null), options);
  return () => stop.abort();
}
