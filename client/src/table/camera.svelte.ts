/** The view on a table without edges: it follows what lies there, and the player's hand. */

import { calm } from "./anim";
import { between, type Extent, fit, moved, reframed, shows, type View, zoomed } from "./frame";
import type { Point, Size } from "./geometry";

const GLIDE = 320; // ms
const STEP = 1.25; // a key or a button makes it so much larger

export class Camera {
  view = $state.raw<View | null>(null);
  /** The player has moved it. */
  own = $state(false);
  private aim: View | null = null;
  private size: Size = { width: 0, height: 0 };
  private extent: Extent = { left: 0, top: 0, right: 1, bottom: 1 };
  private frame = 0;

  /** This has to be seen now, in a window of this size. */
  show(extent: Extent, size: Size): void {
    if (!size.width || !size.height) return;
    const resized = size.width !== this.size.width || size.height !== this.size.height;
    [this.extent, this.size] = [extent, size];
    if (!this.view) return this.jump(fit(extent, size));
    const now = this.aim ?? this.view;
    const next = reframed(resized && !this.own ? null : now, extent, size, this.own);
    if (next === now) return;
    this.own = false;
    if (resized) this.jump(next);
    else this.glide(next);
  }

  centre(): void {
    this.own = false;
    this.glide(fit(this.extent, this.size));
  }

  /** Larger (1) or smaller (-1), by a key or a button. */
  step(way: number): void {
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    const from = this.aim ?? this.view;
    if (from) this.glide(this.chosen(zoomed(from, STEP ** way, middle)));
  }

  zoom(by: number, at: Point): void {
    if (this.view) this.jump(this.chosen(zoomed(this.aim ?? this.view, by, at)));
  }

  pan(by: Point): void {
    if (this.view) this.jump(this.chosen(moved(this.aim ?? this.view, by, this.extent, this.size)));
  }

  /** A place that has the focus is brought into the window. */
  reveal({ x, y }: Point): void {
    const view = this.aim ?? this.view;
    if (!view || shows(view, { left: x, top: y, right: x + 1, bottom: y + 1 }, this.size)) return;
    const [left, top] = [view.left + x * view.cell, view.top + y * view.cell];
    const by = (at: number, room: number) =>
      Math.max(view.cell / 2 - at, 0) + Math.min(room - 1.5 * view.cell - at, 0);
    const to = { x: by(left, this.size.width), y: by(top, this.size.height) };
    this.glide(this.chosen(moved(view, to, this.extent, this.size)));
  }

  /** The table is no longer shown. */
  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private chosen(view: View): View {
    this.own = true;
    return view;
  }

  private jump(view: View): void {
    this.stop();
    this.aim = null;
    this.view = view;
  }

  private glide(to: View): void {
    const from = this.view;
    if (!from || calm()) return this.jump(to);
    this.stop();
    this.aim = to;
    const start = performance.now();
    const draw = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.view = between(from, to, 1 - (1 - part) ** 3, this.size);
      if (part < 1) this.frame = requestAnimationFrame(draw);
      else this.aim = null;
    };
    this.frame = requestAnimationFrame(draw);
  }
}
