/** What the player is about to do: the piece chosen, the place aimed at, the move just sent. */

import { play as sound } from "../sound";
import type { Message, Pick, Piece, Target } from "../wire";
import { stands, stepsOf } from "./draft";
import { above, type Box, boxOf, fillIn, type Place, samePlace } from "./geometry";
import { asLit, type Lit, nextTurn, turnedTo } from "./lit";
import { Reach } from "./reach.svelte";
import { named, periodOf, stepsTo } from "./turning";
import type { Carried } from "./view";

export type By = "mouse" | "touch" | "keys";

/** A move of the hand that somebody is advised to make; where it takes a piece to a place, which. */
export interface Advised {
  move: string;
  target?: Target | null;
  /** With what it was asked for. */
  by: By;
}

export class Choice extends Reach {
  /** The legal place that the pointer, the finger or the keyboard points at. */
  aim = $state.raw<Lit | null>(null);
  /** A touch shows what a final move does, or how a piece has to be turned, and asks. */
  previewed = $state.raw<Lit | null>(null);
  /** It was turned to fit there: another touch turns it on, if it fits in more than one way. */
  private turning = false;
  carried = $state.raw<Carried | null>(null);
  by = $state<By>("mouse");
  /** The piece under the mouse that could be picked up. */
  over = $state<string | null>(null);
  /** What the last tap found. */
  says = $state.raw<Message | null>(null);
  /** To be read out: what is seen by those who see. */
  tells = $state.raw<Message | null>(null);
  /** A piece that can go nowhere was tapped. */
  shaken = $state.raw<{ piece: string } | null>(null);
  /** What fits there was asked for: pieces go there as they are chosen, until something else is. */
  comparedAt = $state.raw<Place | null>(null);
  /** The piece that was chosen where it lies, and asks whether it is meant. */
  picked = $state.raw<Pick | null>(null);
  /** What was meant while a move was on its way: played when that is answered. */
  private meanwhile: { target: Target; dropped: boolean } | null = null;
  /** The advice that waits until it is known where its piece may go. */
  private advised: Advised | null = null;
  /** Where a piece was let go, so that it travels from there. */
  releasedAt: { piece: string; box: Box } | null = null;

  // -- turning ----------------------------------------------------------------------------------

  turns(piece: Piece | undefined): boolean {
    if (!piece || periodOf(piece) < 2 || piece.id === this.draft?.piece) return false;
    // Where turns are weighed, it is turned in its place.
    return !this.targetsOf(piece.id)[0]?.choices.length || this.weighed() !== null;
  }

  /** The place where the turns of the chosen piece are weighed now. */
  weighed(): Lit | null {
    const shown = this.previewed ?? this.aim;
    return shown?.choices.length ? shown : null;
  }

  /** Turn what is shown there: a step on (1) or back (-1), or to a turn that was asked for. */
  turnShown(way: number, to?: number): boolean {
    const [lit, piece] = [this.weighed(), this.chosenPiece()];
    if (!lit || !piece) return false;
    const turned = turnedTo(lit, to ?? nextTurn(lit, way, periodOf(piece)));
    sound("take");
    if (this.previewed) this.previewed = turned;
    this.aim = turned;
    this.tells = { id: "table-turned-points", args: { points: turned.points ?? 0 } };
    return true;
  }

  /** Turn the piece in hand by one step. */
  turn(piece = this.chosenPiece()): boolean {
    if (!piece || !this.turns(piece)) return false;
    if (piece.id === this.chosen && this.turnShown(1)) return true;
    sound("take");
    this.spun[piece.id] = this.stepsOf(piece.id) + 1;
    this.aimAgain();
    const places = this.targetsOf(piece.id).filter(({ fits }) => fits).length;
    if (piece.id === this.chosen) this.tells = { id: "table-turned", args: { places } };
    return true;
  }

  /** Turn the chosen piece so that it fits, and show it there. */
  private turnTo(place: Lit, turn: number): void {
    const piece = this.chosenPiece();
    if (!piece) return;
    const steps = this.stepsOf(piece.id);
    this.spun[piece.id] = steps + stepsTo(named(steps, piece), turn, periodOf(piece));
    sound("take");
    this.aim = this.previewed = this.targets.find((lit) => samePlace(lit, place)) ?? null;
    this.turning = true;
    this.tells = { id: "table-turned-here" };
  }

  /** The places may be others now: aim at the same one. */
  private aimAgain(): void {
    const still = (lit: Lit | null) => {
      const now = lit && this.targets.find((other) => samePlace(other, lit));
      return (now?.choices.length ? turnedTo(now, lit!.turn) : now) || null;
    };
    const same = this.aim !== null && this.aim === this.previewed;
    this.aim = still(this.aim);
    this.previewed = same ? this.aim : still(this.previewed);
    if (this.previewed && !this.previewed.fits) this.previewed = null;
    this.turning &&= this.previewed !== null;
  }

  // -- advice -----------------------------------------------------------------------------------

  /** Show a move as if it had been aimed at: it asks whether it is meant. */
  advise(advised: Advised): void {
    this.takeBack();
    this.by = advised.by;
    const pick = this.view.hand()?.picks?.find(({ move }) => move === advised.move);
    if (pick) this.picked = pick;
    const { target } = advised;
    if (!target) return;
    const steps = stepsOf(target);
    const [first, last] = [steps[0]!, steps.at(-1)!];
    if (last !== first) this.draft = first;
    const piece = this.lying().find(({ id }) => id === last.piece);
    if (!piece) return;
    this.choose(piece);
    this.spun[piece.id] = this.stepsOf(piece.id) + stepsTo(named(this.stepsOf(piece.id), piece), last.turn ?? 0, periodOf(piece));
    this.advised = advised;
    this.aimAtAdvised();
  }

  private aimAtAdvised(): void {
    const target = this.advised?.target;
    const last = target && stepsOf(target).at(-1)!;
    const lit = last && this.targets.find((one) => samePlace(one, last));
    if (!lit) return;
    this.advised = null;
    this.aim = this.previewed = lit.choices.length ? turnedTo(lit, last.turn ?? 0) : lit;
  }

  // -- doing it ---------------------------------------------------------------------------------

  choose(piece: Piece): void {
    if (this.chosen !== piece.id) sound("take");
    this.letGo();
    if (piece.id === this.draft?.piece) this.draft = null;
    this.chosen = piece.id;
    if (this.asked(piece.id)) this.view.onask?.(piece.id);
  }

  letGo(): void {
    this.chosen = this.aim = this.previewed = null;
    this.wanted = this.says = this.meanwhile = this.picked = this.advised = null;
    this.turning = false;
  }

  /** The draft goes back to where it came from. */
  takeBack(): void {
    this.letGo();
    this.draft = this.comparedAt = null;
  }

  /** A piece was tapped: lift it, turn it or let it go, or play what can be meant only one way. */
  pick(piece: Piece): void {
    const { wanted } = this;
    const targets = this.targetsOf(piece.id);
    const place = wanted ?? this.comparedAt;
    const called = place && targets.find((target) => samePlace(target, place));
    if (piece.id === this.draft?.piece) this.takeBack();
    else if (piece.id === this.chosen) this.turn(piece) || this.letGo();
    else if (called) this.come(piece, called);
    else if (this.view.quick() && targets.length === 1 && targets[0]!.fits) this.lay(targets[0]!);
    else if (targets.length || !this.onTableau(piece.zone)) this.choose(piece);
    else {
      this.letGo();
      this.says = { id: "table-card-nowhere" };
      this.shaken = { piece: piece.id };
    }
  }

  /** A piece that was asked for comes to its place, turned as it must be. */
  private come(piece: Piece, lit: Lit): void {
    this.choose(piece);
    if (lit.choices.length) this.touchLit(lit, false);
    else if (lit.fits) this.lay(lit);
    else this.turnTo(lit, lit.turns[0]!);
  }

  /** A gap was tapped with nothing chosen: call the piece that can come, or ask which. */
  call(place: Place): void {
    const again = this.wanted && samePlace(this.wanted, place);
    this.letGo();
    if (this.draft) return this.callPartner(place);
    if (this.view.hand()?.asks?.length) return this.compare(again ? null : place);
    const coming = this.coming(place);
    if (again || !this.view.hand()?.targets.length) return;
    if (!coming.length) this.says = { id: "table-nothing-comes" };
    else if (this.view.quick() && coming.length === 1) this.play(coming[0]!);
    else {
      this.wanted = place;
      this.says = { id: "table-which-comes" };
    }
  }

  /** Ask what fits in a place: the pieces are shown with what they would bring there. */
  private compare(place: Place | null): void {
    this.comparedAt = this.wanted = place;
    if (!place) return;
    this.says = { id: "table-compare" };
    this.view.oncoming?.(place);
  }

  private callPartner(place: Place): void {
    const [piece, ...others] = this.partners(place);
    if (!piece) return;
    if (others.length) {
      this.wanted = place;
      this.says = { id: "table-which-piece" };
      return;
    }
    this.choose(piece);
    const lit = this.targets.find((target) => samePlace(target, place));
    if (lit) this.turnTo(lit, lit.turns[0]!);
  }

  /** Choose a piece where it lies: the first time its note is shown, the second time it is sent. */
  take(pick: Pick): void {
    if (this.view.busy()) return;
    if (this.picked?.move === pick.move) {
      this.picked = null;
      this.view.onmove(pick.move);
    } else {
      this.letGo();
      this.picked = pick;
    }
  }

  /** What asks whether it is meant, is. */
  confirm(): void {
    if (this.previewed) this.lay(this.previewed);
    else if (this.picked) this.take(this.picked);
  }

  /** Lay the chosen piece, as it is turned: that is a move, or the beginning of one. */
  lay(lit: Lit, dropped = false): void {
    const [way, ...others] = lit.ways;
    if (!others.length && way!.whole) return this.play(way!.target, dropped);
    const piece = this.chosen ?? lit.piece;
    this.release(piece, lit, dropped);
    this.letGo();
    const { zone, x, y, turn } = lit;
    this.draft = { piece, zone, x, y, turn };
    sound("place");
    const [partner, ...more] = this.partners();
    if (partner && !more.length && !this.draftAlone()) this.chosen = partner.id;
    this.tells = { id: "table-draft" };
  }

  layAlone(): void {
    const target = this.draftAlone();
    if (target) this.play(target);
  }

  play(target: Target, dropped = false): void {
    if (this.view.busy()) {
      this.meanwhile = { target, dropped };
      return;
    }
    const chosen = this.kind(this.chosen ?? "");
    const last = stepsOf(target).find(({ piece }) => this.kind(piece) === chosen) ?? target;
    this.release(last.piece, last, dropped);
    this.sent = target;
    this.takeBack();
    this.view.onmove(target.move);
  }

  /** It lands from above its place. Among the others on the board it is seen travelling instead,
      unless it was carried there. */
  private release(id: string, place: Place, dropped: boolean): void {
    const plan = this.view.plans().get(place.zone);
    const piece = this.lying().find((one) => one.id === id);
    if (plan && (dropped || piece?.zone !== place.zone)) {
      this.releasedAt = { piece: id, box: above(boxOf(plan, place.x, place.y)) };
    }
  }

  /** Try a place that is not lit: the rules say why it cannot be. */
  explain(place: Place): void {
    const piece = this.chosenPiece();
    if (!piece || this.view.busy()) return;
    const drop = piece.drops?.[named(this.stepsOf(piece.id), piece)] ?? piece.drop;
    if (!drop || this.draft) {
      this.says = { id: "table-not-here" };
      return;
    }
    const zone = this.view.setting().zones.find(({ id }) => id === place.zone);
    const name = zone?.cells?.find(({ x, y }) => x === place.x && y === place.y)?.name ?? "";
    this.view.onmove(fillIn(drop, place, name));
  }

  /** The scene has changed: forget what is no longer there. */
  refresh(): void {
    const { meanwhile } = this;
    this.sent = null;
    const hand = this.view.hand();
    if (this.draft && !(hand && stands(hand.targets, this.draft, this.kind))) this.draft = null;
    const piece = this.chosenPiece();
    const waits = this.comparedAt && this.wanted && hand?.asks?.length;
    if (waits && !this.coming(this.comparedAt!).length) this.says = { id: "table-compare-none" };
    if ((!piece || !this.movable(piece)) && !waits) {
      this.letGo();
      this.carried = this.comparedAt = null;
    }
    const { previewed } = this;
    this.aimAgain();
    if (this.previewed?.move !== previewed?.move) this.previewed = null;
    this.aimAtAdvised();
    if (meanwhile && this.view.busy()) this.meanwhile = meanwhile;
    else if (meanwhile) this.goOn(meanwhile);
  }

  /** The move before it is made: now what was meant meanwhile, if it still can be. */
  private goOn({ target, dropped }: { target: Target; dropped: boolean }): void {
    this.meanwhile = null;
    const same = this.coming(target).find(({ move }) => move === target.move);
    if (same && dropped) this.play(same, true);
    else if (same) this.touchLit(asLit(same), this.by === "touch");
  }

  /** The move that was sent came to nothing: what was meant to follow it neither. */
  giveUp(): void {
    this.meanwhile = null;
    this.refresh();
  }

  /** A lit place was touched: play there, or show first what deserves a second look. */
  touchLit(lit: Lit, touch: boolean): void {
    const asked = this.previewed !== null && samePlace(this.previewed, lit);
    if (lit.choices.length) {
      if (asked) return this.lay(this.previewed!);
      if (this.comparedAt && !samePlace(this.comparedAt, lit)) this.comparedAt = null;
      this.aim = this.previewed = this.aim && samePlace(this.aim, lit) ? this.aim : lit;
    } else if (!lit.fits) this.turnTo(lit, lit.turns[0]!);
    else if (asked && this.turning && lit.turns.length > 1) this.turnTo(lit, lit.turns[1]!);
    else if (touch && lit.final && !asked) {
      this.aim = this.previewed = lit;
      this.turning = false;
    } else this.lay(lit);
  }
}
