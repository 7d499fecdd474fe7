/** The choice where pieces cover several cells, or cells are covered: the place that is shown, asked
    about and taken is an area. */

import { play as sound } from "../../sound";
import type { Message, Piece } from "../../wire";
import { type Advised, Choice } from "../choice.svelte";
import { above, boxOf } from "../geometry";
import type { Arrow, Spot } from "../keyboard";
import { named, periodOf, stepsTo } from "../turning";
import {
  after,
  ahead,
  type Area,
  areasOf,
  covers,
  fitFor,
  inTurn,
  nearest,
  pointAt,
  type Rect,
  sizeOf,
  takenAt,
} from "./areas";

export class Covering extends Choice {
  /** All that can be done now by covering cells. */
  areas = $derived.by(() => areasOf(this.view.hand(), this.view.setting().zones, this.lying()));
  /** The area that the pointer or the keyboard is on. */
  aimed = $state.raw<Area | null>(null);
  /** The area that was touched once, and asks whether it is meant. */
  asking = $state.raw<Area | null>(null);
  /** What can be done with the piece in hand as it is turned. */
  usable = $derived.by(() => {
    const piece = this.laying();
    const turn = piece ? this.turnOf(piece) : 0;
    return this.areas.filter(
      (area) => area.means !== "fit" || (area.piece === piece?.id && area.turn === turn),
    );
  });

  /** The piece in hand that covers cells: the chosen one; with none chosen the only one. */
  laying(): Piece | undefined {
    const pieces = (this.view.hand()?.pieces ?? []).filter((piece) => this.coversCells(piece));
    if (this.chosen !== null) return pieces.find(({ id }) => id === this.chosen);
    return pieces.length === 1 ? pieces[0] : undefined;
  }

  /** Whether cells of this board can be covered or taken now. */
  spreads(zone: string): boolean {
    if (this.kindOf(zone) !== "squares") return false;
    return this.areas.length ? this.areas[0]!.zone === zone : this.laying() !== undefined;
  }

  override placesOf(id: string): number {
    const piece = this.lying().find((one) => one.id === id);
    if (!piece || !this.coversCells(piece)) return super.placesOf(id);
    return this.areas.filter((area) => area.means === "fit" && area.piece === id).length;
  }

  protected turnOf(piece: Piece): number {
    return named(this.stepsOf(piece.id), piece);
  }

  protected fits(): Area[] {
    return this.usable.filter(({ means }) => means === "fit");
  }

  // -- showing ----------------------------------------------------------------------------------

  override choose(piece: Piece): void {
    super.choose(piece);
    if (!this.coversCells(piece) || this.fits().length) return;
    // It goes nowhere as it is turned: if it does otherwise, that is how it is taken up.
    const other = this.areas.find((area) => area.means === "fit" && area.piece === piece.id);
    if (other) this.turnTowards(other);
  }

  private turnTowards({ piece, turn }: Area): void {
    const held = this.view.hand()?.pieces.find(({ id }) => id === piece);
    if (!held) return;
    const steps = this.stepsOf(piece);
    this.spun[piece] = steps + stepsTo(named(steps, held), turn, periodOf(held));
  }

  override letGo(): void {
    super.letGo();
    this.aimed = this.asking = null;
  }

  override turn(piece = this.chosenPiece() ?? this.laying()): boolean {
    if (!piece || !this.coversCells(piece)) return super.turn(piece);
    if (!this.turns(piece)) return false;
    const { aimed, asking } = this;
    this.spun[piece.id] = this.stepsOf(piece.id) + 1;
    sound("take");
    // What is shown stays as near as it can to where it was.
    const near = aimed?.means === "fit" ? nearest(aimed, this.fits()) : aimed;
    this.aimed = near;
    this.asking = asking && near;
    this.says = null;
    if (near) this.tell(near);
    else this.tells = { id: "table-turned", args: { places: this.fits().length } };
    return true;
  }

  /** Point at an area; whoever listens hears what and where it is. */
  point(area: Area): void {
    this.lift(area);
    this.asking = null;
    this.aimed = area;
  }

  /** The keyboard goes to what is nearest to a place. */
  pointNear({ x, y }: Spot): void {
    const near = nearest(pointAt({ x: x + 0.5, y: y + 0.5 }), this.fits()) ?? this.usable[0];
    if (near) this.point(near);
  }

  /** The keyboard goes on, from what is shown or else from a cell, the way of an arrow. */
  pointAhead(cell: Spot, arrow: Arrow): void {
    const next = ahead(this.aimed ?? { ...cell, wide: 1, high: 1 }, this.usable, arrow);
    if (next) this.point(next);
    else if (!this.aimed) this.pointNear(cell);
  }

  /** The keyboard goes to the next (1) or last (-1) of what can be taken; if nothing can, of all. */
  pointInTurn(step: number): void {
    const takes = this.usable.filter(({ means }) => means !== "fit");
    const next = inTurn(this.aimed, takes.length ? takes : this.usable, step);
    if (next) this.point(next);
  }

  /** The keyboard does what is shown; what takes something asks first. */
  enter(): void {
    const { aimed, asking } = this;
    if (!aimed) return;
    if (aimed.means === "fit" || asking === aimed) this.settle(aimed);
    else this.ask(aimed);
  }

  /** Show an area and ask whether it is meant. */
  ask(area: Area): void {
    this.lift(area);
    this.aimed = this.asking = area;
    this.tell(area);
  }

  override advise(advised: Advised): void {
    const area = this.areas.find(({ move }) => move === advised.move);
    if (!area) return super.advise(advised);
    this.takeBack();
    this.by = advised.by;
    this.ask(area);
  }

  /** For a place where it fits, the piece is taken up, turned as it must be. */
  private lift(area: Area): void {
    this.says = null;
    if (area.means !== "fit") return;
    const piece = this.view.hand()?.pieces.find(({ id }) => id === area.piece);
    if (piece && this.chosen !== piece.id) this.choose(piece);
    this.turnTowards(area);
  }

  private tell(area: Area): void {
    this.tells = this.said(area);
  }

  /** What an area is, in words. */
  said(area: Area): Message {
    const { wide, high, points, note, means } = area;
    const args = { name: this.nameOf(area), wide, high, points };
    const what: Message = { id: means === "fit" ? "table-area" : "table-area-takes", args };
    return note ? { id: "table-area-noted", args: { what, note } } : what;
  }

  protected nameOf({ zone, x, y }: Area): string {
    const cells = this.view.setting().zones.find(({ id }) => id === zone)?.cells;
    return cells?.find((cell) => cell.x === x && cell.y === y)?.name ?? "";
  }

  // -- touching ---------------------------------------------------------------------------------

  /**
   * A point of a board was touched, in cells: show what can be done there; what was asked about is
   * done. Where several things can be taken, touches show one after the other, and a button takes.
   */
  touchCell(zone: string, at: Spot): void {
    const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
    const here = this.areas.filter((area) => area.zone === zone);
    const takes = takenAt(cell, here);
    const { asking } = this;
    if (asking && covers(asking, cell) && (asking.means === "fit" || takes.length < 2)) {
      return this.settle(asking);
    }
    if (takes.length) return this.ask(after(asking, takes)!);
    this.askFit(at);
  }

  /** Whether a second touch in the same place would do what is asked about. */
  again(): boolean {
    const { asking } = this;
    if (!asking) return false;
    return asking.means === "fit" || takenAt(asking, this.areas).length < 2;
  }

  /** Show the piece where it fits around a point, turned if it must be, or else nearest to it. */
  askFit(at: Spot): void {
    const piece = this.laying();
    if (!piece) return this.letGo();
    const all = this.areas.filter((area) => area.means === "fit" && area.piece === piece.id);
    const now = fitFor(at, this.fits());
    const found = now?.covers ? now : fitFor(at, all);
    const best = found?.covers ? found : (now ?? found);
    if (!best) return this.explainAround(piece, at);
    this.ask(best.fit);
    if (!best.covers) this.says = { id: "table-area-nearest" };
  }

  /** It fits nowhere: the rules say why not around a point. */
  private explainAround(piece: Piece, at: Spot): void {
    if (this.chosen !== piece.id) this.choose(piece);
    const size = sizeOf(piece, this.stepsOf(piece.id));
    this.explainOver({ x: Math.round(at.x - size.wide / 2), y: Math.round(at.y - size.high / 2), ...size });
  }

  /** Try the piece on cells where it does not fit; beyond the board nothing is asked. */
  protected explainOver({ x, y, wide, high }: Rect): void {
    const zone = this.view.setting().zones.find(({ id }) => this.spreads(id));
    if (!zone) return;
    const within = (at: number, long: number, most: number) => at + long / 2 > 0 && at + long / 2 < most;
    if (!within(x, wide, zone.cols) || !within(y, high, zone.rows)) return;
    const inside = x >= 0 && y >= 0 && x + wide <= zone.cols && y + high <= zone.rows;
    if (inside) this.explain({ zone: zone.id, x, y });
    else this.says = { id: "table-area-beyond" };
  }

  // -- doing it ---------------------------------------------------------------------------------

  override confirm(): void {
    if (this.asking) this.settle(this.asking);
    else super.confirm();
  }

  /** Do what an area is for. */
  settle(area: Area, dropped = false): void {
    if (this.view.busy()) return;
    const { piece, zone, x, y, wide, high, turn, move } = area;
    const plan = this.view.plans().get(zone);
    this.letGo();
    if (area.means !== "pick") {
      if (plan) {
        const box = boxOf(plan, x, y, wide, high);
        this.releasedAt = { piece, box: dropped ? above(box, 0.04) : above(box, 0.12) };
      }
      this.sent = { piece, zone, x, y, turn, move };
    }
    this.view.onmove(move);
  }

  override refresh(): void {
    const { aimed, asking } = this;
    super.refresh();
    const still = (area: Area | null) => this.areas.find(({ move }) => move === area?.move) ?? null;
    this.aimed = still(aimed);
    this.asking = still(asking);
  }
}
