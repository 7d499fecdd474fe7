/** Shows what has happened: tiles travel one after the other, paths glow, scores fly home. */

import { t } from "../i18n";
import { play as sound } from "../sound";
import type { Entry, Glow, Piece } from "../wire";
import { type Change, diff, plyOf, standing, Timeline, TRAVEL, travel } from "./anim";
import { beside, type Box, boxOf, type Plan, type Point } from "./geometry";

const SAID_TOGETHER = 2000; // ms

export interface Flight {
  key: number;
  text: string;
  from: Point;
  to: Point;
  delay: number;
}

/** What has been shown so far, and everything that is on its way. */
export class Stage {
  glows = $state.raw<(Glow & { key: number; delay: number })[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** Read out: the plies that have just been made. */
  news = $state("");

  private seen: Piece[] | null = null;
  private hand: number | null = null;
  private seq = -1;
  private saidAt = -Infinity;
  private keys = 0;
  private readonly timeline = new Timeline();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly plans: () => Map<string, Plan>,
  ) {}

  /** Another match: nothing of it has been seen. */
  forget(): void {
    this.seen = null;
    this.seq = -1;
  }

  /** A new scene is on the screen; show how it came about. `released`: a piece let go just now. */
  arrive(
    pieces: Piece[],
    hand: number | null,
    log: readonly Entry[],
    released: { piece: string; box: Box } | null,
  ): void {
    const before = this.seen;
    const fresh = log.filter(({ seq }) => seq > this.seq);
    this.seq = log.at(-1)?.seq ?? this.seq;
    const sameHand = this.hand === hand;
    this.seen = pieces;
    this.hand = hand;
    if (!before) return;

    // What was taken back is over: nothing flies for it any more.
    if (fresh.some(({ kind }) => kind === "undo")) this.glows = this.flights = [];
    const plies = standing(fresh).filter(({ told }) => told?.zone);
    const changes = diff(before, pieces);
    const delays = this.delaysOf(plies, changes);
    this.showMoves(changes, plies, delays, released, sameHand);
    plies.forEach((entry, i) => this.showScore(entry, delays[i]!));
    this.say(fresh);
  }

  /** When each ply is shown: one after the other, but at once what already lies in its place. */
  private delaysOf(plies: Entry[], changes: Change[]): number[] {
    const arriving = new Set(changes.map(({ piece }) => plyOf(piece, plies)));
    const waiting = plies.map((_, i) => arriving.has(i));
    const booked = this.timeline.book(waiting.filter(Boolean).length, performance.now());
    return waiting.map((waits) => (waits ? booked.shift()! : 0));
  }

  private showMoves(
    changes: Change[],
    plies: Entry[],
    delays: number[],
    released: { piece: string; box: Box } | null,
    sameHand: boolean,
  ): void {
    const plans = this.plans();
    let drawn = 0;
    for (const { piece, from } of changes) {
      const plan = plans.get(piece.zone);
      const element = this.element(piece.id);
      if (!plan || !element) continue;
      const to = boxOf(plan, piece.x, piece.y);
      const ply = plyOf(piece, plies);
      const wait = ply < 0 ? 0 : delays[ply]!;
      const start = this.startOf(from, released, plies[ply]?.seat ?? null, to, plans);
      if (from || ply >= 0) {
        travel(element, start, to, wait, !from || wait > 0);
        setTimeout(() => sound("place"), wait + TRAVEL * 0.8);
      } else {
        // Drawn: one after the other from where such pieces are counted.
        travel(element, sameHand ? this.supply(to) : null, to, 60 * drawn++, true);
      }
    }
  }

  /** Put a piece that was let go back to where it lies. */
  putBack(piece: Piece, box: Box): void {
    const plan = this.plans().get(piece.zone);
    const element = this.element(piece.id);
    if (plan && element) travel(element, box, boxOf(plan, piece.x, piece.y));
  }

  private element(piece: string): HTMLElement | null {
    return this.root()?.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? null;
  }

  private startOf(
    from: Piece | null,
    released: { piece: string; box: Box } | null,
    seat: number | null,
    to: Box,
    plans: Map<string, Plan>,
  ): Box | null {
    if (from && released?.piece === from.id) return released.box;
    if (from) {
      const plan = plans.get(from.zone);
      return plan ? boxOf(plan, from.x, from.y) : null;
    }
    return seat === null ? null : middleOf(panel(seat), to.size);
  }

  private supply(to: Box): Box | null {
    return middleOf(this.root()?.querySelector("[data-supply]") ?? null, to.size * 0.5);
  }

  private showScore({ told }: Entry, delay: number): void {
    const plan = told?.zone ? this.plans().get(told.zone) : undefined;
    if (!told || !plan) return;
    const landed = delay + TRAVEL;
    const glows = (told.glow ?? []).map((glow) => ({ ...glow, key: this.keys++, delay: landed }));
    if (glows.length) {
      this.glows = [...this.glows, ...glows];
      setTimeout(() => {
        this.glows = this.glows.filter((glow) => !glows.includes(glow));
      }, landed + 1300);
    }
    if (!told.points) return;
    const lying = (this.seen ?? []).filter(({ zone }) => zone === told.zone);
    const from = beside(plan, told.x ?? 0, told.y ?? 0, lying);
    const home = told.seat === null ? null : middleOf(panel(told.seat), 0);
    const to = home ? { x: home.left, y: home.top } : { x: from.x, y: from.y - 60 };
    const text = t("table-plus", { points: told.points });
    this.flights = [...this.flights, { key: this.keys++, text, from, to, delay: landed }];
  }

  /** A score has arrived. */
  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private say(fresh: Entry[]): void {
    const lines = fresh.flatMap(({ told }) => (told ? [t(told.line)] : []));
    if (!lines.length) return;
    // What comes in quick succession is said together, or only the last of it would be heard.
    const now = performance.now();
    const before = now - this.saidAt < SAID_TOGETHER ? [this.news] : [];
    this.news = [...before, ...lines].join(". ");
    this.saidAt = now;
  }
}


function panel(seat: number): Element | null {
  return document.querySelector(`[data-seat-panel="${seat}"]`);
}

/** A box of this size in the middle of an element that is on the screen. */
function middleOf(element: Element | null, size: number): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return {
    left: box.left + (box.width - size) / 2,
    top: box.top + (box.height - size) / 2,
    size,
  };
}
