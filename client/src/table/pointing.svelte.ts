/** The choice as it is made with a mouse or a finger: taps, drags, and what the pointer is over. */

import type { Piece } from "../wire";
import { type Area, covers, nearest, type Rect, sizeOf } from "./areas/areas";
import { Covering } from "./areas/covering.svelte";
import type { Gestures } from "./drag";
import {
  type Box,
  boxOf,
  cellAt,
  FINGER,
  inCells,
  meant,
  type Place,
  type Plan,
  type Point,
  samePlace,
} from "./geometry";
import type { Spot } from "./keyboard";
import { isOpen } from "./lattice";
import type { Carried } from "./view";

/** A carried piece is drawn this large at least, so that it shows beside the finger. */
const CARRIED = 56;
const ABOVE_FINGER = 52;
/** A piece of several cells is carried with its edge so far above the finger; close to the lower
    end of the screen less, so that it reaches the last row. */
const EDGE_ABOVE_FINGER = 26;
const NEAR_THE_END = 120;
/** So near, in cells and in pixels, it snaps to where it fits. */
const SNAP = { cells: 1.6, pixels: 30 };

export class Pointing extends Covering implements Gestures {
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
    if (this.onAsking(place)) {
      // What is shown there can be carried on.
      this.pressed = this.laying() ?? null;
      if (this.held()) return "piece";
    }
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

  /** Whether the piece in hand is shown at a place, and asks whether it is meant. */
  private onAsking(place: Place | null): boolean {
    const { asking } = this;
    return !!place && asking?.means === "fit" && asking.zone === place.zone && covers(asking, place);
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
    if (this.coversCells(piece)) {
      this.asking = this.says = null;
      this.aimed = this.snapped(at, touch);
      return;
    }
    this.aimAt(at, touch ? FINGER : 8);
    // The finger is beside every place, but what it carries is seen above one.
    if (touch && !this.aim) this.aimAt({ x: at.x, y: at.y - ABOVE_FINGER }, 0);
  }

  override turn(piece?: Piece): boolean {
    const turned = super.turn(piece);
    const { carried } = this;
    if (turned && carried && this.coversCells(carried.piece)) {
      this.aimed = this.snapped(carried.at, carried.touch);
    }
    return turned;
  }

  /** Where a piece of several cells is carried, in pixels. */
  private boxInHand(piece: Piece, at: Point, touch: boolean): Box {
    const board = this.boardFor(piece);
    const { wide, high } = sizeOf(piece, this.stepsOf(piece.id));
    const pitch = board?.plan.pitch ?? { width: 1, height: 1 };
    const [width, height] = [wide * pitch.width, high * pitch.height];
    const lift = touch ? Math.min(1, Math.max(0, innerHeight - at.y) / NEAR_THE_END) : 0;
    const top = at.y - height / 2 - lift * (height / 2 + EDGE_ABOVE_FINGER);
    return { left: at.x - width / 2, top, width, height };
  }

  private boardFor(piece: Piece): { zone: string; plan: Plan } | null {
    const plans = this.view.plans();
    const squares = this.view.setting().zones.find(({ kind }) => kind === "squares")?.id;
    const zone = this.areas.find((area) => area.piece === piece.id)?.zone ?? squares;
    const plan = zone === undefined ? undefined : plans.get(zone);
    return plan ? { zone: zone!, plan } : null;
  }

  /** The cells under a piece of several cells that is carried; parts of cells count. */
  private under(piece: Piece, at: Point, touch: boolean): Rect | null {
    const board = this.boardFor(piece);
    if (!board) return null;
    const { left, top } = this.boxInHand(piece, at, touch);
    return { ...inCells(board.plan, { x: left, y: top }), ...sizeOf(piece, this.stepsOf(piece.id)) };
  }

  /** What a piece of several cells snaps to: where it fits, or what is as large and can be taken. */
  private snapped(at: Point, touch: boolean): Area | null {
    const piece = this.laying();
    const rect = piece && this.under(piece, at, touch);
    const board = piece && this.boardFor(piece);
    if (!rect || !board) return null;
    const alike = this.usable.filter(({ means, wide, high }) => {
      const turned = means !== "fit" && wide === rect.high && high === rect.wide;
      return turned || (wide === rect.wide && high === rect.high);
    });
    return nearest(rect, alike, Math.max(SNAP.cells, SNAP.pixels / board.plan.pitch.width));
  }

  /** Let a piece of several cells go. */
  private dropOver({ piece, touch }: Carried, at: Point): void {
    const { aimed } = this;
    if (aimed) return this.settle(aimed, true);
    this.releasedAt = { piece: piece.id, box: this.boxInHand(piece, at, touch) };
    const rect = this.under(piece, at, touch);
    if (rect) this.explainOver({ ...rect, x: Math.round(rect.x), y: Math.round(rect.y) });
    const { says } = this;
    this.letGo();
    this.says = says;
  }

  slide(at: Point, touch: boolean): "piece" | "place" {
    if (this.held()) {
      this.carry(at, touch);
      return "piece";
    }
    const spread = this.spreadAt(at);
    if (spread) {
      if (this.areas.some(({ means }) => means === "fit")) this.askFit(spread.at);
      return "place";
    }
    this.aimAt(at, FINGER);
    return "place";
  }

  drop(at: Point): void {
    const carried = this.carried;
    this.carried = null;
    if (!carried) return;
    const { piece } = carried;
    if (this.coversCells(piece)) return this.dropOver(carried, at);
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

  /** The point of a board whose cells can be covered or taken, in cells. */
  private spreadAt(at: Point): { zone: string; at: Spot } | null {
    const place = this.placeAt(at);
    const plan = place && this.view.plans().get(place.zone);
    return plan && this.spreads(place.zone) ? { zone: place.zone, at: inCells(plan, at) } : null;
  }

  tap(at: Point, touch: boolean, slid: boolean): void {
    const spread = this.spreadAt(at);
    if (spread) {
      const { aimed, asking } = this;
      if (slid) return;
      // Under the mouse it was seen there before.
      if (!touch && !asking && aimed?.means === "fit") return this.settle(aimed);
      return this.touchCell(spread.zone, spread.at);
    }
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
    if (!this.chosen || this.previewed || this.asking) return;
    if (at) this.by = "mouse";
    else if (this.by !== "mouse") return;
    if (this.laying()) {
      this.aimed = at && this.spreadAt(at) ? this.snapped(at, false) : null;
      return;
    }
    if (at) this.aimAt(at, 0);
    else this.aim = null;
  }

  /** Where a carried piece is drawn: in the lit place, or under the mouse, or above the finger. */
  boxOfCarried({ piece, at, touch }: Carried): Box {
    const plans = this.view.plans();
    if (this.coversCells(piece)) {
      const { aimed } = this;
      const board = aimed && plans.get(aimed.zone);
      return board ? boxOf(board, aimed.x, aimed.y, aimed.wide, aimed.high) : this.boxInHand(piece, at, touch);
    }
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
