/** Hints in a match of several: asked for at one position, shown until something is played. */

import { mayBeAdvised, toMove } from "../state";
import type { Counsel, Hand } from "../wire";
import type { By } from "../table/choice.svelte";
import type { Match } from "./match.svelte";

export class Hints {
  /** The position (`seq`) for which one was asked. */
  private askedAt = $state(-1);
  private by: By = "mouse";

  constructor(private readonly match: Match) {}

  /** Whether there are hints here. */
  get here(): boolean {
    return this.match.view.outcome === null && mayBeAdvised(this.match.view);
  }

  /** Whether there is something to choose now for whose hand this is. */
  possible(hand: Hand | null): boolean {
    const { look } = this.match.view;
    const rolls = hand?.roll && !hand.roll.move;
    return this.here && !!hand && look === toMove(this.match.view) && !hand.keypad && !rolls;
  }

  counsel = $derived.by((): Counsel | null => {
    const { counsel, seq, look } = this.match.view;
    return this.askedAt === seq && counsel?.seq === seq && counsel.seat === look ? counsel : null;
  });

  get waiting(): boolean {
    return this.askedAt === this.match.view.seq && !this.counsel;
  }

  /** What is shown on the table: the same as long as the hint is. */
  advised = $derived(this.counsel && { ...this.counsel, by: this.by });

  ask(by: By): void {
    if (this.waiting) return;
    this.askedAt = this.match.view.seq;
    this.by = by;
    this.match.advise("hint");
  }

  /** Something was refused: none will come. */
  refuse(): void {
    if (this.waiting) this.askedAt = -1;
  }

  /** It has been read, or is not wanted any more. */
  close(): void {
    if (this.waiting) this.match.advise("hint", false);
    this.askedAt = -1;
  }
}
