/** What the player is about to do: the piece chosen, the place aimed at, the move just sent. */

import { play as sound } from "../sound";
import type { Hand, Piece, Scene, Setting, Target } from "../wire";
import { type Box, boxOf, cellAt, FINGER, fillIn, meant, type Place, type Plan, samePlace } from "./geometry";
import type { Point } from "./geometry";
import type { Gestures } from "./drag";

/** What the choice must know of the table, read when it is needed. */
export interface View {
  setting(): Setting;
  scene(): Scene;
  hand(): Hand | null;
  busy(): boolean;
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
  private pressed: Piece | null = null;
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
    this.chosen = piece.id;
    this.aim = this.previewed = null;
  }

  letGo(): void {
    this.chosen = this.aim = this.previewed = null;
  }

  play(target: Target): void {
    if (this.view.busy()) return;
    const plan = this.view.plans().get(target.zone);
    if (plan) this.releasedAt = { piece: target.piece, box: above(boxOf(plan, target.x, target.y)) };
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
  }

  // -- pointers ---------------------------------------------------------------------------------

  private aimAt(at: Point, radius: number): void {
    this.aim = meant(at, this.targets, this.view.plans(), radius);
  }

  press(at: Point, touch: boolean): "piece" | "place" | null {
    const place = this.placeAt(at);
    this.by = touch ? "touch" : "mouse";
    this.pressed = this.movableAt(at) ?? null;
    if (this.pressed) return "piece";
    if (touch && this.chosen) this.aimAt(at, FINGER);
    return place || this.aim ? "place" : null;
  }

  carry(at: Point, touch: boolean): void {
    const piece = this.pressed;
    if (!piece) return;
    if (this.chosen !== piece.id) this.choose(piece);
    this.carried = { piece, at, touch };
    this.aimAt(at, touch ? FINGER : 8);
  }

  slide(at: Point): void {
    this.aimAt(at, FINGER);
  }

  drop(at: Point): void {
    const carried = this.carried;
    this.carried = null;
    if (!carried) return;
    const { piece } = carried;
    if (this.aim) {
      this.play(this.aim);
      return;
    }
    this.releasedAt = { piece: piece.id, box: this.boxOfCarried({ ...carried, at }) };
    const place = this.placeAt(at);
    if (place && place.zone !== piece.zone) this.explain(place);
    this.letGo();
  }

  tap(at: Point, touch: boolean, slid: boolean): void {
    const target = meant(at, this.targets, this.view.plans(), touch ? FINGER : 0);
    const place = this.placeAt(at);
    const piece = this.movableAt(at);
    if (piece && !(target && place && samePlace(target, place))) {
      if (piece.id === this.chosen) this.letGo();
      else this.choose(piece);
    } else if (target) {
      this.touchTarget(target, touch);
    } else if (!slid && place && this.chosen && place.zone !== this.chosenPiece()?.zone) {
      this.explain(place);
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
    const size = Math.max(CARRIED, plans.get(zone)?.cell ?? 0);
    return {
      left: at.x - size / 2,
      top: at.y - size / 2 - (touch ? ABOVE_FINGER : 0),
      size,
    };
  }
}

/** A piece was seen in its place before it is let go: it only has to land. */
function above(box: Box): Box {
  const more = box.size * 0.22;
  return { left: box.left - more / 2, top: box.top - more, size: box.size + more };
}
