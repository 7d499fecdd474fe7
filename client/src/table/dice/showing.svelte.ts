/** What is on the screen while it is shown how things came about, and dice that wait to be thrown. */

import type { Entry, Hand, Message, Piece, Roll, Scene, Seat, Sum, Zone } from "../../wire";
import { play as sound } from "../../sound";
import { calm } from "../anim";
import {
  type Beat,
  kindOf,
  type Latest,
  lastsFor,
  nextBeat,
  type Seen,
  throwerOf,
  TOO_MANY,
  withheldFrom,
} from "./beats";

export interface News extends Latest {
  log: Entry[];
  zones: readonly Zone[];
  hand: Hand | null;
  /** The seats that people play on this device. */
  own: readonly number[];
  /** The device is being passed on: nobody's hand is shown. */
  passing: boolean;
  /** What has come about meanwhile is not shown: somebody comes back. */
  replaced: boolean;
}

export interface Shown {
  scene: Scene;
  seats: Seat[];
  hand: Hand | null;
  log: Entry[];
}

/** Makes a choice of numbers for dice, where the device makes it. */
export type Draw = (dice: number[][]) => readonly number[];

export class Showing {
  /** Null: nothing has come yet. */
  shown = $state.raw<Shown | null>(null);
  /** Something is being shown; the hands rest, and a tap goes to its end. */
  active = $state(false);
  /** A wrong answer that somebody looks at: all else waits. */
  lesson = $state.raw<Sum | null>(null);
  /** Who gave it. */
  answerer: number | null = null;
  /** Who plays with the dice that are to be seen. */
  thrower = $state<number | null>(null);
  /** Dice wait for the viewer's touch. */
  roll = $state.raw<Roll | null>(null);
  /** Of those that wait, these dice stay as they are. */
  stay = $state.raw<ReadonlySet<string>>(new Set());
  /** They have been touched, and what they show is on its way. */
  thrown = $state(false);
  /** How long the last answer took, in milliseconds. */
  took: number | null = null;
  /** The dice that have been seen as they lie: they do not tumble any more. */
  readonly met = new Set<string>();

  private news: News | null = null;
  private seen: Seen | null = null;
  private revealed = -1;
  /** Touched when the log was so long. */
  private touchedAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: {
      move: (move: string) => void;
      roll: (move: string) => void;
      draw: Draw;
      luck: () => number;
    },
  ) {}

  /** Something has changed, or all of it is here for the first time. */
  arrive(news: News): void {
    const before = this.news;
    this.news = news;
    if (!this.diced) return this.settle();
    const restart = !this.seen || !before || news.replaced || this.broken(news);
    if (restart || document.hidden) {
      this.stop();
      this.touched(news);
      return this.jump();
    }
    this.touched(news);
    if (!this.active && !this.lesson) this.goOn();
  }

  /** Another match. */
  forget(): void {
    this.stop();
    this.news = this.seen = this.shown = this.lesson = this.roll = null;
    this.revealed = -1;
    this.met.clear();
  }

  /** Straight to the end of what is being shown. */
  skip(): void {
    if (!this.active) return;
    this.stop();
    this.jump();
  }

  /** The wrong answer has been looked at. */
  learnt(): void {
    this.lesson = null;
    this.goOn();
  }

  /** The dice that wait are touched. */
  touch(): void {
    const { roll, news } = this;
    if (!roll || !news || this.thrown || this.active) return;
    if (!roll.move && !roll.chance) {
      this.revealed = news.log.at(-1)?.seq ?? -1;
      this.roll = null;
      return this.goOn();
    }
    this.thrown = true;
    this.touchedAt = news.seq;
    if (roll.move) return this.send.move(roll.move);
    if (roll.rare && roll.one_in && this.send.luck() < 1 / roll.one_in) return this.send.roll(roll.rare);
    const drawn = this.send.draw(roll.dice ?? []);
    this.send.roll(roll.chance!.replace(/\{(\d+)\}/g, (_, n) => String(drawn[Number(n)])));
  }

  /** What was sent was refused, or lost: the dice wait again. */
  refuse(): void {
    this.thrown = false;
    this.touchedAt = null;
  }

  private get diced(): boolean {
    return !!this.news?.zones.some(({ kind }) => kind === "dice");
  }

  /** Whether it can't be told ply by ply: something was taken back, or there is too much. */
  private broken({ log, seq }: News): boolean {
    const fresh = log.filter((entry) => entry.seq > this.seen!.seq);
    return fresh.some(({ kind }) => kind !== "ply") || fresh.length > TOO_MANY || seq < this.seen!.seq;
  }

  /** The throw that was asked for with a touch has come: it need not wait for another. */
  private touched(news: News): void {
    if (this.touchedAt === null || news.seq <= this.touchedAt) return;
    this.revealed = news.log.at(-1)?.seq ?? -1;
    this.refuse();
  }

  /** Before which entry the log is told. */
  private until(news: News): number {
    const at = withheldFrom(news.log, this.revealed);
    if (at === news.log.length) return at;
    const thrower = throwerOf(at, news.log, news.seats);
    const waits = news.hand ? news.hand.roll && !news.hand.roll.move : true;
    const mine = thrower !== null && news.own.includes(thrower);
    return mine && waits ? at : news.log.length;
  }

  /** All that may be known is seen; what waits to be thrown is not. */
  private behind(news: News): Seen {
    const until = this.until(news);
    const { log, seats } = news;
    const seq = log[until - 1]?.seq ?? -1;
    if (until === log.length) return { seq, scene: news.scene, seats };
    const lying = this.seen ? this.dice(this.seen.scene) : [];
    const dice = new Set(this.dice(news.scene));
    const others = news.scene.pieces.filter((piece) => !dice.has(piece));
    return { seq, scene: { ...news.scene, pieces: [...others, ...lying] }, seats };
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const { news, seen } = this;
    if (!news || !seen) return;
    const until = this.until(news);
    const beat = nextBeat(seen, news, news.zones, news.own, until);
    if (!beat) return this.settle();
    this.seen = beat.seen;
    const left = news.log.slice(0, until).filter(({ seq }) => seq > beat.seen.seq).length;
    this.look(beat, news);
    const sum = beat.entry.told?.sum;
    if (beat.own && isWrong(sum)) {
      this.answerer = beat.seat;
      this.lesson = sum!;
      return;
    }
    const wait = lastsFor(beat, seen, left, calm());
    if (!wait) return this.goOn();
    this.timer = setTimeout(() => this.goOn(), wait);
  }

  private look({ seen, kind, seat }: Beat, news: News): void {
    this.active = true;
    this.roll = null;
    this.thrown = false;
    if (kind === "roll") {
      this.thrower = seat;
      sound("roll");
    }
    const log = news.log.filter(({ seq }) => seq <= seen.seq);
    const hand = resting(news.hand, seen.scene.status);
    this.shown = { scene: seen.scene, seats: seen.seats, hand, log };
  }

  /** Nothing is left to be shown: this is how things stand. */
  private settle(): void {
    const { news } = this;
    if (!news) return;
    this.stop();
    const { log, seats, hand } = news;
    if (!this.diced) {
      this.shown = { scene: news.scene, seats, hand, log };
      return;
    }
    const until = this.until(news);
    this.seen = this.behind(news);
    this.roll = hand?.roll && (until < log.length || hand.roll.move || hand.roll.chance) ? hand.roll : null;
    const kept = new Set(this.dice(news.scene).map(({ id }) => id));
    const lying = this.dice(this.seen.scene).map(({ id }) => id);
    const all = this.roll?.move || this.roll?.chance;
    this.stay = new Set(all ? [] : lying.filter((id) => kept.has(id)));
    const last = log.slice(0, until).findLastIndex((entry) => kindOf(entry) === "roll");
    if (until < log.length) this.thrower = throwerOf(until, log, seats);
    else if (this.roll) this.thrower = hand!.seat;
    else if (last >= 0) this.thrower = throwerOf(last, log, seats);
    const waits = until < log.length;
    this.shown = {
      scene: this.seen.scene,
      seats,
      hand: waits ? resting(hand, hand?.status ?? news.scene.status, this.roll) : asking(hand, this.roll),
      log: log.slice(0, until),
    };
  }

  /** To the end, as if all of it had been seen; but a mistake made here still waits to be looked at. */
  private jump(): void {
    if (!this.news) return;
    this.findMistake(this.news);
    this.seen = this.behind(this.news);
    for (const { id } of this.dice(this.seen.scene)) this.met.add(id);
    this.settle();
  }

  private findMistake({ log, own }: News): void {
    const fresh = this.seen ? log.filter(({ seq }) => seq > this.seen!.seq) : [];
    const told = fresh.findLast(({ told }) => own.includes(told?.seat ?? -1) && isWrong(told?.sum))?.told;
    if (!told?.sum) return;
    this.answerer = told.seat;
    this.lesson = told.sum;
  }

  private dice({ pieces }: Scene): Piece[] {
    const zones = this.news?.zones.filter(({ kind }) => kind === "dice").map(({ id }) => id) ?? [];
    return pieces.filter(({ zone }) => zones.includes(zone));
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.active = false;
  }
}

function isWrong(sum: Sum | null | undefined): boolean {
  return !!sum && sum.given !== sum.result;
}

/** A hand that has nothing to do just now but, perhaps, to throw dice. */
function resting(hand: Hand | null, status: Message, roll: Roll | null = null): Hand | null {
  if (!hand) return null;
  return { seat: hand.seat, pieces: [], targets: [], actions: [], status, roll, tip: hand.tip ?? null };
}

/** The hand of somebody who has thrown, which the server need not know: it says what is asked now. */
function asking(hand: Hand | null, roll: Roll | null): Hand | null {
  if (!hand?.roll || roll || !hand.keypad) return hand;
  return { ...hand, status: { id: "keypad-asks", args: { ask: hand.keypad.ask } } };
}
