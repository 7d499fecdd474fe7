/** The review of a match by one of its players: watched while it is worked out, gone through. */

import { saidOf, type Key } from "../api";
import type { Hand, Message } from "../wire";
import { type Found, look, type Mark, position, type Then } from "./rest";

const AGAIN = 700; // ms
const LATER = 4000;

export class Review {
  /** Whose moves these are: the players of this device may each look at their own. */
  key = $state.raw<Key>({ seat: 0, token: "" });
  found = $state.raw<Found | null>(null);
  problem = $state.raw<Message | null>(null);
  /** The one of the marks that is looked at on the table. */
  mark = $state.raw<Mark | null>(null);
  then = $state.raw<Then | null>(null);
  /** Which of its two moves is seen whole. */
  front = $state<"played" | "better">("better");

  private readonly tables = new Map<string, Then>();

  constructor(
    readonly match: string,
    readonly keys: readonly Key[],
  ) {
    this.key = keys[0]!;
  }

  get done(): boolean {
    return this.found !== null && this.found.done === this.found.total;
  }

  /** Ask, again and again while there is more to come; returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      try {
        const found = await look(this.match, this.key.token);
        if (!wanted) return;
        this.found = found;
        this.problem = null;
        if (!this.done) timer = setTimeout(ask, found.failed ? LATER : AGAIN);
      } catch (error) {
        if (!wanted) return;
        this.problem = saidOf(error);
        timer = setTimeout(ask, LATER);
      }
    };
    void Promise.resolve().then(ask);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** Another player of this device looks at their own moves. */
  turnTo(key: Key): void {
    this.key = key;
    this.found = this.problem = null;
    this.leave();
  }

  /** Show a mark on the table. */
  async show(mark: Mark): Promise<void> {
    const { token, seat } = this.key;
    const id = `${seat} ${mark.ply}`;
    try {
      const then = this.tables.get(id) ?? (await position(this.match, token, mark.ply));
      this.tables.set(id, then);
      if (this.key.seat !== seat) return;
      this.then = then;
      this.mark = mark;
      this.front = "better";
    } catch (error) {
      this.problem = saidOf(error);
    }
  }

  /** The next (1) or the last (-1) of the marks, round the end. */
  step(by: number): void {
    const marks = this.found?.marks ?? [];
    const at = marks.findIndex(({ ply }) => ply === this.mark?.ply);
    const next = marks[(at + by + marks.length) % marks.length];
    if (next) void this.show(next);
  }

  /** Back to the table as it is now. */
  leave(): void {
    this.mark = this.then = null;
  }
}

/** A hand that is only looked at: nothing in it turns or can be tried. */
export function still(hand: Hand, status: Message): Hand {
  const pieces = hand.pieces.map(({ drop: _, drops: __, ...piece }) => ({ ...piece, turns: 1, period: 0 }));
  return { ...hand, pieces, status };
}

/** A chance as people say it. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
