/** The choice as it is made with a mouse or a finger: taps, drags, and what the pointer is over. */

import type { Piece } from "../wire";
import { Choice } from "./choice.svelte";
import type { Gestures } from "./drag";
import { type Box, boxOf, cellAt, FINGER, meant, type Place, type Point, samePlace } from "./geometry";
import { isOpen } from "./lattice";
import type { Carried } from "./view";

/** A carried piece is drawn this large at least, so that it shows beside the finger. */
const CARRIED = 56;
const ABOVE_FINGER = 52;

export class Pointing extends Choice implements Gestures {
  /** What lies under the finger, whether or not it can be picked up yet. */
  private pressed: Piece | null = null;
  /** The table without edges that the finger began on. */
  private plane: string | null = null;

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

  private aimAt(at: Point, radius: number): void {
    const lit = meant(at, this.targets, this.view.plans(), radius);
    // In the same place it stays as it is turned there.
    if (!lit?.choices.length || !this.aim || !samePlace(lit, this.aim)) this.aim = lit;
  }

  press(at: Point, touch: boolean): "piece" | "place" | "felt" | null {
    const place = this.placeAt(at);
    this.by = touch ? "touch" : "mouse";
    this.pressed = (place && this.pieceAt(place)) ?? null;
    this.plane = place && isOpen(this.kindOf(place.zone)) ? place.zone : null;
    if (this.held()) return "piece";
    if (this.plane) return "felt";
    const near = touch && this.chosen ? meant(at, this.targets, this.view.plans(), FINGER) : null;
    if (near) this.aim = near;
    return place || near ? "place" : null;
  }

  /** What the finger lies on, if it can be picked up and is still there. */
  private held(): Piece | undefined {
    const { pressed } = this;
    const piece = pressed && this.lying().find(({ id }) => id === pressed.id);
    if (!piece || !this.movable(piece)) return undefined;
    // Once it is carried, the draft is where it came from.
    return samePlace(piece, pressed) || this.carried?.piece.id === piece.id ? piece : undefined;
  }

  pan(by: Point): void {
    if (this.plane) this.view.onpan?.(this.plane, by);
  }

  carry(at: Point, touch: boolean): void {
    const piece = this.held();
    if (!piece) return;
    if (this.chosen !== piece.id) this.choose(piece);
    if (this.previewed) this.previewed = null;
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
    if (this.aim?.fits && !this.aim.choices.length) {
      this.lay(this.aim, true);
      return;
    }
    this.releasedAt = { piece: piece.id, box: this.boxOfCarried({ ...carried, at }) };
    // It fits there if it is turned: that is shown, and asked.
    if (this.aim) return this.touchLit(this.aim, carried.touch);
    const place = this.placeAt(at);
    if (place && this.unlike(piece, place)) this.explain(place);
    const { says } = this;
    this.letGo();
    this.says = says;
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
    const pick = place && this.pickOf(this.pieceAt(place));
    if (piece && !(target && place && samePlace(target, place))) {
      if (slid && this.onTableau(piece.zone)) this.letGo();
      else this.pick(piece);
    } else if (target) {
      this.touchLit(target, touch);
    } else if (pick) {
      this.take(pick);
    } else if (slid) {
      return;
    } else if (place && chosen && this.unlike(chosen, place)) {
      this.explain(place);
    } else if (place && !chosen && this.canCall(place)) {
      this.call(meant(at, this.open(), this.view.plans(), touch ? FINGER : 0) ?? place);
    } else {
      this.letGo();
    }
  }

  /** Whether a place can be chosen before what comes to it. */
  private canCall(place: Place): boolean {
    const open = isOpen(this.kindOf(place.zone));
    if (open && this.draft) return true;
    if (open && this.view.hand()?.asks?.length) return this.askable(place.zone).some((spot) => samePlace({ ...place, ...spot }, place));
    return this.onTableau(place.zone) && !this.pieceAt(place);
  }

  /** Let go of what is chosen; with nothing chosen, of what is laid. */
  cancel(): void {
    const carried = this.carried;
    if (carried) {
      this.releasedAt = { piece: carried.piece.id, box: this.boxOfCarried(carried) };
    }
    this.carried = this.pressed = null;
    this.takeBack();
  }

  hover(at: Point | null): void {
    const place = at && this.placeAt(at);
    const under = at && this.movableAt(at);
    const pick = place && this.pickOf(this.pieceAt(place));
    this.over = under && this.targetsOf(under.id).length ? under.id : (pick?.piece ?? null);
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
