/** Shows what has happened: tiles travel one after the other, paths glow, scores fly home. */

import { t } from "../i18n";
import { play as sound } from "../sound";
import type { Entry, Glow, Piece } from "../wire";
import {
  calm,
  type Change,
  diff,
  flip,
  merge,
  plyOf,
  recoloured,
  shake,
  standing,
  Timeline,
  TRAVEL,
  travel,
} from "./anim";
import { TUMBLE } from "./dice/beats";
import { signed } from "./signed";
import { sizeInSlot } from "./rack";
import { covers, isSized, rectOf, sizeOf } from "./areas/areas";
import { beside, type Box, boxOf, type Plan, type Point, type Size } from "./geometry";

const SAID_TOGETHER = 2000; // ms
const NOTHING: Size = { width: 0, height: 0 };
const CHEERED = 2600; // ms
const LINE = 4; // as many changes at once make one sound

export interface Flight {
  key: number;
  text: string;
  from: Point;
  to: Point;
  delay: number;
  lost: boolean;
}

/** What has been shown so far, and everything that is on its way. */
export class Stage {
  glows = $state.raw<(Glow & { key: number; delay: number })[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** What is being celebrated. */
  cheer = $state.raw<{ words: string } | null>(null);
  /** Read out: the plies that have just been made. */
  news = $state("");

  private seen: Piece[] | null = null;
  private scores: readonly number[] = [];
  private hand: number | null = null;
  private seq = -1;
  private saidAt = -Infinity;
  private keys = 0;
  private readonly timeline = new Timeline();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly plans: () => Map<string, Plan>,
    /** Whether what arrives together is shown together: in a patience, whole lines come and go. */
    private readonly together: () => boolean,
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
    /** What the line above says, which is read out by itself. */
    said = "",
    scores: readonly number[] = [],
  ): void {
    const before = this.seen;
    const had = this.scores;
    this.scores = scores;
    const fresh = log.filter(({ seq }) => seq > this.seq);
    this.seq = log.at(-1)?.seq ?? this.seq;
    const sameHand = this.hand === hand;
    this.seen = pieces;
    this.hand = hand;
    if (!before) return;

    // What was taken back is over: nothing flies for it any more.
    if (fresh.some(({ kind }) => kind === "undo")) this.glows = this.flights = [];
    const happened = standing(fresh);
    let plies = happened.filter(({ told }) => told?.zone && !told.sum);
    const many = this.together() && fresh.length > 1;
    if (many) plies = [];
    const changes = diff(before, pieces);
    const delays = this.delaysOf(plies, changes);
    this.showMoves(changes, plies, delays, released, sameHand);
    this.showFlips(recoloured(before, pieces), Math.max(0, ...delays));
    plies.forEach((entry, i) => this.showScore(entry, delays[i]!));
    for (const entry of happened) this.showReward(entry);
    if (happened.length === fresh.length) this.showLosses(had, scores, happened, Math.max(0, ...delays));
    this.say(many ? fresh.slice(-1) : fresh, said);
    const told = many ? null : happened.at(-1)?.told;
    const seen = told?.rolled?.length ? TUMBLE : TRAVEL;
    if (told?.cheer) this.celebrate(t(told.cheer), Math.max(0, ...delays) + seen);
  }

  private celebrate(words: string, delay: number): void {
    const cheer = { words };
    setTimeout(() => (this.cheer = cheer), delay);
    setTimeout(() => {
      if (this.cheer === cheer) this.cheer = null;
    }, delay + CHEERED);
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
    for (const { piece, from, merges } of changes) {
      const plan = plans.get(piece.zone);
      const element = this.element(piece.id);
      if (!plan || !element) continue;
      const to = plan.rack ? boxOf(plan, piece.x, piece.y) : boxOn(plan, piece);
      const ply = plyOf(piece, plies);
      const wait = ply < 0 ? 0 : delays[ply]!;
      if (merges) {
        merge(element, wait);
        continue;
      }
      const start = this.startOf(from, released, plies[ply]?.seat ?? null, to, plans);
      if (from || ply >= 0) {
        travel(element, start, to, wait, !from || wait > 0);
        if (changes.length < LINE || from === changes[0]?.from) {
          setTimeout(() => sound("place"), wait + TRAVEL * 0.8);
        }
      } else {
        // Drawn: one after the other from where such pieces are counted.
        travel(element, sameHand ? this.supply(to) : null, to, 60 * drawn++, true);
      }
    }
  }

  /** Pieces that have changed hands turn round, one a little after the other. */
  private showFlips(pieces: Piece[], delay: number): void {
    const between = Math.min(70, 500 / Math.max(1, pieces.length));
    pieces.forEach(({ id }, i) => {
      const element = this.element(id);
      if (element) flip(element, delay + i * between);
    });
  }

  /** Put a piece that was let go back to where it lies. */
  putBack(piece: Piece, box: Box): void {
    const plan = this.plans().get(piece.zone);
    const element = this.element(piece.id);
    // What is drawn in its slot is smaller than the slot, which travels.
    if (plan && element) travel(element, around(box, plan, piece), boxOf(plan, piece.x, piece.y));
  }

  /** A piece that can go nowhere says so. */
  shake(piece: string): void {
    const element = this.element(piece);
    if (element && !calm()) shake(element);
  }

  /** Read this out. */
  tell(words: string): void {
    this.news = words;
    this.saidAt = -Infinity;
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
      return plan ? boxOn(plan, from) : null;
    }
    return seat === null ? null : middleOf(panel(seat), to);
  }

  private supply(to: Box): Box | null {
    const small = { width: to.width * 0.5, height: to.height * 0.5 };
    return middleOf(this.root()?.querySelector("[data-supply]") ?? null, small);
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
    const spot = { x: told.x ?? 0, y: told.y ?? 0 };
    // A piece of several cells has room for it; else it stands beside the cell.
    const there = lying.find((piece) => isSized(piece) && covers(rectOf(piece), spot));
    const from = there ? middle(boxOn(plan, there)) : beside(plan, spot.x, spot.y, lying);
    const home = told.seat === null ? null : middleOf(panel(told.seat), NOTHING);
    const to = home ? { x: home.left, y: home.top } : { x: from.x, y: from.y - 60 };
    const flight = { key: this.keys++, text: signed(told.points), from, delay: landed };
    // What is lost is no triumph: it sinks a little where it is.
    const lost = told.points < 0;
    const where = lost ? { x: from.x, y: from.y + 14 } : to;
    this.flights = [...this.flights, { ...flight, to: where, lost }];
  }

  /** What an answer brought flies from the dice that asked for it; nothing waits for it. */
  private showReward({ told }: Entry): void {
    if (!told?.sum || !told.points || told.seat === null) return;
    const dice = this.root()?.querySelector(`[data-dice="${CSS.escape(told.zone ?? "")}"]`);
    const [from, to] = [middleOf(dice ?? null, NOTHING), middleOf(panel(told.seat), NOTHING)];
    if (!from || !to) return;
    const at = ({ left, top }: Box) => ({ x: left, y: top });
    const flight = { key: this.keys++, text: signed(told.points), from: at(from), to: at(to) };
    this.flights = [...this.flights, { ...flight, delay: 0, lost: false }];
  }

  /** What somebody lost by what another did sinks from where it was counted. */
  private showLosses(had: readonly number[], scores: readonly number[], plies: Entry[], delay: number): void {
    scores.forEach((score, seat) => {
      const lost = (had[seat] ?? score) - score;
      const own = plies.some(({ told }) => told?.seat === seat);
      const box = lost > 0 && plies.length && !own ? middleOf(panel(seat), NOTHING) : null;
      if (!box) return;
      const from = { x: box.left, y: box.top + 10 };
      const flight = { key: this.keys++, text: signed(-lost), from, to: { x: from.x, y: from.y + 24 } };
      this.flights = [...this.flights, { ...flight, delay: delay + TRAVEL, lost: true }];
    });
  }

  /** A score has arrived. */
  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private say(fresh: Entry[], said: string): void {
    const lines = fresh
      .flatMap(({ told }) => (told ? [t(told.line), ...(told.cheer ? [t(told.cheer)] : [])] : []))
      .filter((line) => line !== said);
    if (!lines.length) return;
    // What comes in quick succession is said together, or only the last of it would be heard.
    const now = performance.now();
    const before = now - this.saidAt < SAID_TOGETHER ? [this.news] : [];
    this.news = [...before, ...lines].reduce(
      (all, line) => `${all}${/[.!?]$/.test(all) ? "" : "."} ${line}`,
    );
    this.saidAt = now;
  }
}


function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where a piece is drawn: over all its cells, or in the middle of its slot. */
function boxOn(plan: Plan, piece: Piece): Box {
  const { wide, high } = sizeOf(piece);
  if (!plan.rack || !isSized(piece)) return boxOf(plan, piece.x, piece.y, wide, high);
  const slot = boxOf(plan, piece.x, piece.y);
  const { width, height } = sizeInSlot(piece, piece.turn ?? 0, slot.width);
  return { left: slot.left + (slot.width - width) / 2, top: slot.top + (slot.height - height) / 2, width, height };
}

/** The slot of a piece as large, and there, as makes the piece in it fill a box. */
function around(box: Box, plan: Plan, piece: Piece): Box {
  const there = boxOn(plan, piece);
  const slot = boxOf(plan, piece.x, piece.y);
  const scale = Math.max(box.width, box.height) / Math.max(there.width, there.height);
  const [width, height] = [slot.width * scale, slot.height * scale];
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

function panel(seat: number): Element | null {
  return document.querySelector(`[data-seat-panel="${seat}"]`);
}

/** A box of this size in the middle of an element that is on the screen. */
function middleOf(element: Element | null, { width, height }: Size): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}
