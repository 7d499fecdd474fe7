/** What the player is about to do: the piece chosen, the place aimed at, the move just sent. */

import { play as sound } from "../sound";
import type { Hand, Piece, Scene, Setting, Target } from "../wire";
import { type Box, boxOf, cellAt, FINGER, fillIn, meant, type Place, type Plan, samePlace } from "./geometry";
import type { Point } from "./geometry";
import type { Gestures } from "./drag";
import type { Spot } from "./keyboard";

/** What the choice must know of the table, read when it is needed. */
export interface View {
  setting(): Setting;
  scene(): Scene;
  hand(): Hand | null;
  busy(): boolean;
  /** Whether a tap may play at once: where there is one way only, and every move can be undone. */
  quick(): boolean;
  plans(): Map<string, Plan>;
  onmove(move: string): void;
}

export interface Carried {
  piece: Piece;
  at: Point;
  touch: boolean;
}

/** A carried piece is drawn this large at least, so that it shows beside the finger. */
const CARRIED = 56;
const ABOVE_FINGER = 52;

export class Choice implements Gestures {
  /** The id of the piece that is lifted. */
  chosen = $state<string | null>(null);
  /** The legal place that the pointer, the finger or the keyboard points at. */
  aim = $state.raw<Target | null>(null);
  /** A touch shows what a final move does; touching it again plays it. */
  previewed = $state.raw<Target | null>(null);
  carried = $state.raw<Carried | null>(null);
  /** The move that the server has not answered yet. */
  sent = $state.raw<Target | null>(null);
  by = $state<"mouse" | "touch" | "keys">("mouse");
  /** The gap that was chosen before a card: several can come to it. */
  wanted = $state.raw<Place | null>(null);
  /** The piece under the mouse that could be picked up. */
  over = $state<string | null>(null);
  /** What the last tap found: the identifier of a text. */
  says = $state<string | null>(null);
  /** A piece that can go nowhere was tapped. */
  shaken = $state.raw<{ piece: string } | null>(null);
  /** What lies under the finger, whether or not it can be picked up yet. */
  private pressed: Piece | null = null;
  /** What was meant while a move was on its way: played when that is answered. */
  private meanwhile: { target: Target; dropped: boolean } | null = null;
  /** Where a piece was let go, so that it travels from there. */
  releasedAt: { piece: string; box: Box } | null = null;

  targets = $derived.by(() => {
    const piece = this.chosen;
    return piece === null ? [] : this.targetsOf(piece);
  });

  constructor(private readonly view: View) {}

  // -- what can be done -------------------------------------------------------------------------

  /** Its legal places. Of two pieces alike only one may be named in them: they go for both. */
  targetsOf(id: string): Target[] {
    const hand = this.view.hand();
    if (!hand) return [];
    const own = hand.targets.filter(({ piece }) => piece === id);
    const piece = hand.pieces.find((one) => one.id === id);
    if (own.length || !piece) return own;
    const alike = hand.pieces.filter(({ face, zone }) => face === piece.face && zone === piece.zone);
    return hand.targets.filter((target) => alike.some((twin) => twin.id === target.piece));
  }

  /** The moves to a place, by any piece. */
  coming(place: Place): Target[] {
    return this.view.hand()?.targets.filter((target) => samePlace(target, place)) ?? [];
  }

  /** The places of a zone where a key can do something now. */
  useful(zone: string): Spot[] {
    const lit = this.targets.filter((target) => target.zone === zone);
    if (this.chosen !== null || !this.onTableau(zone)) return lit;
    const { wanted } = this;
    const moves = wanted ? this.coming(wanted) : (this.view.hand()?.targets ?? []);
    const movable = new Set(moves.map(({ piece }) => piece));
    const lying = this.pieces().filter((piece) => piece.zone === zone && movable.has(piece.id));
    return wanted ? lying : [...lying, ...moves.filter((move) => move.zone === zone)];
  }

  /** Cards lie among each other on a tableau: there a tap tells what can be done. */
  private onTableau(zone: string): boolean {
    return this.view.setting().zones.some(({ id, kind }) => id === zone && kind === "tableau");
  }

  private pieces(): Piece[] {
    return [...(this.view.hand()?.pieces ?? []), ...this.view.scene().pieces];
  }

  /** Whether the viewer may pick this piece up: it is its moment, and the piece is its own. */
  movable(piece: Piece): boolean {
    const hand = this.view.hand();
    if (!hand || !(hand.targets.length || hand.actions.length)) return false;
    return !!piece.drop || this.targetsOf(piece.id).length > 0;
  }

  chosenPiece(): Piece | undefined {
    return this.pieces().find((piece) => piece.id === this.chosen);
  }

  pieceAt(place: Place): Piece | undefined {
    return this.pieces().find((piece) => samePlace(piece, place));
  }

  private placeAt(at: Point): Place | null {
    for (const [zone, plan] of this.view.plans()) {
      const cell = cellAt(plan, at);
      if (cell) return { zone, ...cell };
    }
    return null;
  }

  private movableAt(at: Point): Piece | undefined {
    const place = this.placeAt(at);
    const piece = place && this.pieceAt(place);
    return piece && this.movable(piece) ? piece : undefined;
  }

  // -- doing it ---------------------------------------------------------------------------------

  choose(piece: Piece): void {
    if (this.chosen !== piece.id) sound("take");
    this.letGo();
    this.chosen = piece.id;
  }

  letGo(): void {
    this.chosen = this.aim = this.previewed = null;
    this.wanted = this.says = this.meanwhile = null;
  }

  /** A piece was tapped: lift it or let it go, or play at once what can be meant only one way. */
  pick(piece: Piece): void {
    const { wanted } = this;
    const targets = this.targetsOf(piece.id);
    const called = wanted && targets.find((target) => samePlace(target, wanted));
    if (piece.id === this.chosen) this.letGo();
    else if (called) this.play(called);
    else if (this.view.quick() && targets.length === 1) this.play(targets[0]!);
    else if (targets.length || !this.onTableau(piece.zone)) this.choose(piece);
    else {
      this.letGo();
      this.says = "table-card-nowhere";
      this.shaken = { piece: piece.id };
    }
  }

  /** A gap was tapped with nothing chosen: call the card that can come, or ask which. */
  call(place: Place): void {
    const again = this.wanted && samePlace(this.wanted, place);
    this.letGo();
    const coming = this.coming(place);
    if (again || !this.view.hand()?.targets.length) return;
    if (!coming.length) this.says = "table-nothing-comes";
    else if (this.view.quick() && coming.length === 1) this.play(coming[0]!);
    else {
      this.wanted = place;
      this.says = "table-which-comes";
    }
  }

  play(target: Target, dropped = false): void {
    if (this.view.busy()) {
      this.meanwhile = { target, dropped };
      return;
    }
    const plan = this.view.plans().get(target.zone);
    const piece = this.pieces().find(({ id }) => id === target.piece);
    // Among the others on the board it is seen travelling, unless it was carried there.
    if (plan && (dropped || piece?.zone !== target.zone)) this.releasedAt = { piece: target.piece, box: above(boxOf(plan, target.x, target.y)) };
    this.sent = target;
    this.letGo();
    this.view.onmove(target.move);
  }

  /** Try a place that is not lit: the rules say why it cannot be. */
  explain(place: Place): void {
    const piece = this.chosenPiece();
    if (!piece?.drop || this.view.busy()) return;
    const zone = this.view.setting().zones.find(({ id }) => id === place.zone);
    const name = zone?.cells?.find(({ x, y }) => x === place.x && y === place.y)?.name ?? "";
    this.view.onmove(fillIn(piece.drop, place, name));
  }

  /** The scene has changed: forget what is no longer there. */
  refresh(): void {
    const { meanwhile } = this;
    this.sent = null;
    const piece = this.chosenPiece();
    if (!piece || !this.movable(piece)) {
      this.letGo();
      this.carried = null;
    }
    const still = (target: Target | null) =>
      target && this.targets.find((other) => other.move === target.move && samePlace(other, target));
    this.aim = still(this.aim) ?? null;
    this.previewed = still(this.previewed) ?? null;
    if (meanwhile && this.view.busy()) this.meanwhile = meanwhile;
    else if (meanwhile) this.goOn(meanwhile);
  }

  /** The move before it is made: now what was meant meanwhile, if it still can be. */
  private goOn({ target, dropped }: { target: Target; dropped: boolean }): void {
    this.meanwhile = null;
    const same = this.coming(target).find(({ move }) => move === target.move);
    if (same && dropped) this.play(same, true);
    else if (same) this.touchTarget(same, this.by === "touch");
  }

  /** The move that was sent came to nothing: what was meant to follow it neither. */
  giveUp(): void {
    this.meanwhile = null;
    this.refresh();
  }

  // -- pointers ---------------------------------------------------------------------------------

  private aimAt(at: Point, radius: number): void {
    this.aim = meant(at, this.targets, this.view.plans(), radius);
  }

  press(at: Point, touch: boolean): "piece" | "place" | null {
    const place = this.placeAt(at);
    this.by = touch ? "touch" : "mouse";
    this.pressed = (place && this.pieceAt(place)) ?? null;
    if (this.held()) return "piece";
    if (touch && this.chosen) this.aimAt(at, FINGER);
    return place || this.aim ? "place" : null;
  }

  /** What the finger lies on, if it can be picked up and is still there. */
  private held(): Piece | undefined {
    const { pressed } = this;
    const piece = pressed && this.pieces().find(({ id }) => id === pressed.id);
    return piece && this.movable(piece) && samePlace(piece, pressed) ? piece : undefined;
  }

  carry(at: Point, touch: boolean): void {
    const piece = this.held();
    if (!piece) return;
    if (this.chosen !== piece.id) this.choose(piece);
    this.carried = { piece, at, touch };
    this.aimAt(at, touch ? FINGER : 8);
    // The finger is beside every place, but what it carries is seen above one.
    if (touch && !this.aim) this.aimAt({ x: at.x, y: at.y - ABOVE_FINGER }, 0);
  }

  slide(at: Point, touch: boolean): "piece" | "place" {
    if (this.held()) {
      this.carry(at, touch);
      return "piece";
    }
    this.aimAt(at, FINGER);
    return "place";
  }

  drop(at: Point): void {
    const carried = this.carried;
    this.carried = null;
    if (!carried) return;
    const { piece } = carried;
    if (this.aim) {
      this.play(this.aim, true);
      return;
    }
    this.releasedAt = { piece: piece.id, box: this.boxOfCarried({ ...carried, at }) };
    const place = this.placeAt(at);
    if (place && this.unlike(piece, place)) this.explain(place);
    this.letGo();
  }

  /** Whether somebody who puts the piece there means to move it: not in its rack, not on others. */
  private unlike(piece: Piece, place: Place): boolean {
    if (place.zone !== piece.zone) return true;
    return this.onTableau(place.zone) && !this.pieceAt(place);
  }

  tap(at: Point, touch: boolean, slid: boolean): void {
    const target = meant(at, this.targets, this.view.plans(), touch ? FINGER : 0);
    const place = this.placeAt(at);
    const piece = this.movableAt(at);
    const chosen = this.chosenPiece();
    if (piece && !(target && place && samePlace(target, place))) {
      if (slid && this.onTableau(piece.zone)) this.letGo();
      else this.pick(piece);
    } else if (target) {
      this.touchTarget(target, touch);
    } else if (!slid && place && chosen && this.unlike(chosen, place)) {
      this.explain(place);
    } else if (!slid && place && !chosen && this.onTableau(place.zone) && !this.pieceAt(place)) {
      this.call(place);
    } else if (!slid) {
      this.letGo();
    }
  }

  private touchTarget(target: Target, touch: boolean): void {
    if (touch && target.final && this.previewed?.move !== target.move) {
      this.aim = this.previewed = target;
    } else {
      this.play(target);
    }
  }

  cancel(): void {
    const carried = this.carried;
    if (carried) {
      this.releasedAt = { piece: carried.piece.id, box: this.boxOfCarried(carried) };
    }
    this.carried = this.pressed = null;
    this.letGo();
  }

  hover(at: Point | null): void {
    const under = at && this.movableAt(at);
    this.over = under && this.targetsOf(under.id).length ? under.id : null;
    if (!this.chosen || this.previewed) return;
    if (at) this.by = "mouse";
    else if (this.by !== "mouse") return;
    if (at) this.aimAt(at, 0);
    else this.aim = null;
  }

  /** Where a carried piece is drawn: in the lit place, or under the mouse, or above the finger. */
  boxOfCarried({ piece, at, touch }: Carried): Box {
    const plans = this.view.plans();
    const plan = this.aim && plans.get(this.aim.zone);
    if (this.aim && plan) return boxOf(plan, this.aim.x, this.aim.y);
    const zone = this.targetsOf(piece.id)[0]?.zone ?? piece.zone;
    const cell = plans.get(zone)?.cell ?? { width: 1, height: 1 };
    const width = Math.max(CARRIED, cell.width);
    const height = (width / cell.width) * cell.height;
    return {
      left: at.x - width / 2,
      top: at.y - height / 2 - (touch ? ABOVE_FINGER : 0),
      width,
      height,
    };
  }
}

/** A piece was seen in its place before it is let go: it only has to land. */
function above(box: Box): Box {
  const [wider, higher] = [box.width * 0.22, box.height * 0.22];
  return {
    left: box.left - wider / 2,
    top: box.top - higher,
    width: box.width + wider,
    height: box.height + higher,
  };
}
