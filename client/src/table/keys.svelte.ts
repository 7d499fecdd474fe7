/** The whole game from the keyboard: 1-9 choose, arrows go, R turns, Enter plays, Escape
    lets go; + - 0 for the view on a table without edges. */

import { flushSync } from "svelte";
import type { Piece, Zone } from "../wire";
import type { Camera } from "./camera.svelte";
import { isOpen, placed } from "./lattice";
import type { Lit } from "./lit";
import { byReading, following, isArrow, type Spot, towards } from "./keyboard";
import { samePlace } from "./geometry";
import type { Pointing } from "./pointing.svelte";

export interface Table {
  zones(): Zone[];
  /** The viewer's own pieces. */
  rack(): Piece[];
  /** All that is to be seen. */
  lying(): Piece[];
  /** The view on a table without edges. */
  camera(zone: string): Camera | undefined;
}

export class Keys {
  /** In each zone, the place that Tab leads to. */
  private homes = $state<Record<string, Spot>>({});
  /** Whether the keyboard was used last. */
  private used = false;

  constructor(
    private readonly choice: Pointing,
    private readonly root: () => HTMLElement | undefined,
    private readonly table: Table,
  ) {}

  homeOf(zone: Zone): Spot {
    const middle = { x: Math.floor(zone.cols / 2), y: Math.floor(zone.rows / 2) };
    const home = this.homes[zone.id] ?? middle;
    const useful = this.choice.useful(zone.id);
    if (!useful.length || useful.some(({ x, y }) => x === home.x && y === home.y)) return home;
    return nearest(home, useful);
  }

  /** Lift a piece, or let it go; the focus goes to where it may be played. */
  choose(piece: Piece): void {
    if (!this.choice.movable(piece)) return;
    this.choice.by = "keys";
    this.choice.pick(piece);
    flushSync(); // its places are lit now, so that the next key finds them
    if (!this.goToTargets()) this.focusPiece(piece.id);
  }

  /** Call a card into a gap; if several can come, the focus goes to the nearest. */
  private call(at: Spot & { zone: string }): void {
    this.choice.by = "keys";
    this.choice.call(at);
    const near = this.choice.wanted && this.choice.useful(at.zone);
    if (near?.length) this.focusCell(at.zone, nearest(at, near));
  }

  private goToTargets(): boolean {
    if (this.choice.laying() && this.choice.chosen !== null) return this.goToAreas();
    const [first] = this.choice.targets;
    const zone = this.table.zones().find(({ id }) => id === first?.zone);
    if (zone) this.focusCell(zone.id, this.homeOf(zone));
    return !!zone;
  }

  /** Show the piece in hand where it fits, near where the keyboard was; or what is shown already. */
  private goToAreas(): boolean {
    const zone = this.table.zones().find(({ id }) => this.choice.spreads(id));
    if (!zone) return false;
    const { aimed } = this.choice;
    if (!aimed) this.choice.pointNear(this.homeOf(zone));
    this.focusArea();
    return this.choice.aimed !== null;
  }

  private focusArea(): void {
    const { aimed } = this.choice;
    if (!aimed) return;
    this.focusCell(aimed.zone, aimed);
  }

  /** The focus went somewhere: a lit place that has it is the one aimed at. */
  focused(event: FocusEvent): void {
    const at = placeOf(event.target);
    if (!at) return;
    this.homes[at.zone] = { x: at.x, y: at.y };
    if (this.used) this.table.camera(at.zone)?.reveal(this.seen(at.zone, at));
    const { previewed } = this.choice;
    if (this.choice.by !== "keys" || (previewed && !previewed.choices.length)) return;
    if (this.choice.spreads(at.zone)) return;
    if (previewed && samePlace(previewed, at)) return;
    this.choice.previewed = null;
    this.choice.aim = this.targetAt(at) ?? null;
  }

  /** Where a place is seen, in cells. */
  private seen(zone: string, spot: Spot): Spot {
    const kind = this.table.zones().find(({ id }) => id === zone)?.kind;
    return kind ? placed(kind, spot) : spot;
  }

  /** A button has done its work: go on to the lit places, or to the first piece. */
  goOn(): void {
    if (!this.used) return;
    flushSync();
    const [first] = this.sortedRack();
    if (!this.goToTargets() && first) this.focusPiece(first.id);
  }

  /** Who asked for advice with a key goes to where it can be followed. */
  goToAdvised(): void {
    const { aimed, previewed, picked } = this.choice;
    this.used = true;
    this.choice.by = "keys";
    flushSync();
    if (aimed) this.focusArea();
    else if (previewed) this.focusCell(previewed.zone, previewed);
    else if (picked) this.focusPiece(picked.piece);
    else this.root()?.querySelector<HTMLElement>("[data-advised]")?.focus();
  }

  /** A pointer is used now. */
  rest(): void {
    this.used = false;
  }

  /**
   * A button or a piece that had the focus is gone: go on from the first piece. One that was
   * chosen before it was its moment still has the focus: its places are lit now, go there.
   */
  keepFocus(): void {
    const at = document.activeElement;
    const piece = at instanceof HTMLElement ? at.dataset.piece : undefined;
    if (this.used && piece !== undefined && piece === this.choice.chosen && this.goToTargets()) return;
    const first = this.sortedRack()[0];
    if (this.used && first && document.activeElement === document.body) this.focusPiece(first.id);
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isBusyElsewhere(event.target, this.root())) return;
    this.used = true;
    if (this.handle(event)) event.preventDefault();
  }

  private handle(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === "Escape") return this.escape();
    if (/^[1-9]$/.test(key)) return this.digit(Number(key));
    if (/^[rR]$/.test(key)) return this.turn(event.target);
    if (/^[-+=0]$/.test(key)) return this.look(key);
    const at = placeOf(event.target);
    if (at) return this.onCell(key, at);
    if (!isArrow(key) || !(event.target instanceof HTMLElement)) return false;
    const id = event.target.dataset.piece;
    if (id !== undefined) return this.alongRack(id, key);
    return !event.target.closest("button, a, summary") && this.enterTableau();
  }

  /** Turn the piece in hand, or the one that has the focus. */
  private turn(target: EventTarget | null): boolean {
    const id = target instanceof HTMLElement ? target.dataset.piece : undefined;
    const focused = this.choice.chosen === null && this.table.rack().find((piece) => piece.id === id);
    this.choice.by = "keys";
    const turned = this.choice.turn(focused || undefined);
    if (turned && this.choice.aimed && placeOf(target)) this.focusArea();
    return turned;
  }

  private look(key: string): boolean {
    const plane = this.table.zones().find(({ kind }) => isOpen(kind));
    const camera = plane && this.table.camera(plane.id);
    if (key === "0") camera?.centre();
    else camera?.step(key === "-" ? -1 : 1);
    return !!camera;
  }

  private escape(): boolean {
    const { chosen, wanted, draft, picked, asking, aimed } = this.choice;
    if (chosen === null && !wanted && !draft && !picked && !asking && !aimed) return false;
    this.choice.cancel();
    if (draft) this.focusPiece(draft.piece);
    else if (chosen !== null) this.focusPiece(chosen);
    else if (wanted) this.focusCell(wanted.zone, wanted);
    return true;
  }

  private digit(number: number): boolean {
    const piece = this.sortedRack()[number - 1];
    if (!piece || !this.choice.movable(piece)) return false;
    if (piece.id !== this.choice.chosen) this.choose(piece);
    return true;
  }

  /** Nothing that is pressed has the focus: where cards lie, an arrow goes to them. */
  private enterTableau(): boolean {
    const zone = this.table
      .zones()
      .find(({ id, kind }) => kind === "tableau" || (isOpen(kind) && this.choice.useful(id).length));
    if (zone) this.focusCell(zone.id, this.homeOf(zone));
    return !!zone;
  }

  /** On a board whose cells can be covered or taken the arrows go from one area to the next. */
  private onAreas(key: string, at: Spot & { zone: string }): boolean {
    const { choice } = this;
    if (key === "Enter" || key === " ") {
      choice.by = "keys";
      if (choice.aimed) choice.enter();
      else choice.touchCell(at.zone, { x: at.x + 0.5, y: at.y + 0.5 });
      if (choice.aimed) this.focusArea();
      return true;
    }
    const step = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
    if (!isArrow(key) && !step) return false;
    choice.by = "keys";
    if (isArrow(key)) choice.pointAhead(at, key);
    else choice.pointInTurn(step);
    this.focusArea();
    return true;
  }

  private onCell(key: string, at: Spot & { zone: string }): boolean {
    if (this.choice.spreads(at.zone) && this.choice.areas.length) return this.onAreas(key, at);
    const lit = this.choice.useful(at.zone);
    if (key === "Enter" || key === " ") return this.enter(at);
    const step = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
    if (!isArrow(key) && !step) return false;
    this.choice.by = "keys";
    let next: Spot | null;
    if (!lit.length) {
      if (!isArrow(key)) return false;
      next = this.neighbour(at, key);
    } else if (isArrow(key)) next = towards(at, lit, key, (spot) => this.seen(at.zone, spot));
    else next = following(at, lit, step);
    if (next) this.focusCell(at.zone, next);
    return true;
  }

  /** Where there is nothing to do, arrows go from place to place; on a table without edges there
      are always the pieces to go to. */
  private neighbour(at: Spot & { zone: string }, key: string): Spot | null {
    const zone = this.table.zones().find(({ id }) => id === at.zone);
    const dx = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const dy = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const next = { x: at.x + dx, y: at.y + dy };
    const inside = zone && next.x >= 0 && next.y >= 0 && next.x < zone.cols && next.y < zone.rows;
    return inside ? next : null;
  }

  private enter(at: Spot & { zone: string }): boolean {
    const target = this.targetAt(at);
    this.choice.by = "keys";
    if (target) this.lay(target);
    else if (this.choice.chosen !== null) this.choice.explain(at);
    else {
      const piece = this.choice.pieceAt(at);
      const pick = this.choice.pickOf(piece);
      if (!piece) this.call(at);
      else if (pick) this.choice.take(pick);
      else if (this.choice.movable(piece)) this.choose(piece);
      else return false;
    }
    return true;
  }

  /** Lay the chosen piece; the first time it is turned, if it must be. */
  private lay(target: Lit): void {
    const played = this.choice.chosen;
    const { previewed } = this.choice;
    const weighed = target.choices.length && !(previewed && samePlace(previewed, target));
    if (!target.fits || weighed) return this.choice.touchLit(target, false);
    this.choice.lay(target.choices.length && previewed ? previewed : target);
    flushSync();
    if (this.goToTargets()) return;
    // On to the next piece: it is at hand for the arrows.
    const rest = this.sortedRack().filter(({ id }) => id !== played && id !== this.choice.draft?.piece);
    const next = rest.find(({ id }) => this.choice.targetsOf(id).length) ?? rest[0];
    if (next) this.focusPiece(next.id);
  }

  private alongRack(id: string, key: Parameters<typeof towards>[2]): boolean {
    const rack = this.sortedRack();
    const here = rack.find((piece) => piece.id === id);
    const next = here && towards(here, rack, key);
    if (next) this.focusPiece(next.id);
    return !!next;
  }

  private sortedRack(): Piece[] {
    return [...this.table.rack()].sort(byReading);
  }

  private targetAt(at: Spot & { zone: string }): Lit | undefined {
    return this.choice.targets.find(
      ({ zone, x, y }) => zone === at.zone && x === at.x && y === at.y,
    );
  }

  private focusCell(zone: string, { x, y }: Spot): void {
    // A large board has no element for each place: it comes where it is needed.
    this.homes[zone] = { x, y };
    flushSync();
    this.root()
      ?.querySelector<HTMLElement>(
        `[data-zone="${CSS.escape(zone)}"] [data-x="${x}"][data-y="${y}"]`,
      )
      ?.focus();
  }

  private focusPiece(id: string): void {
    const button = this.root()?.querySelector<HTMLElement>(`button[data-piece="${CSS.escape(id)}"]`);
    if (button) return button.focus();
    const piece = this.table.lying().find((one) => one.id === id);
    if (piece) this.focusCell(piece.zone, piece);
  }
}

function nearest<T extends Spot>(to: Spot, spots: readonly T[]): T {
  const away = ({ x, y }: Spot) => Math.hypot(x - to.x, y - to.y);
  return spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
}

function placeOf(target: EventTarget | null): (Spot & { zone: string }) | null {
  if (!(target instanceof HTMLElement) || target.dataset.x === undefined) return null;
  const zone = target.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  return zone ? { zone, x: Number(target.dataset.x), y: Number(target.dataset.y) } : null;
}

/** Keys that are meant for something else: a field, a dialog, another part of the page. */
export function isBusyElsewhere(target: EventTarget | null, root: HTMLElement | undefined): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, dialog, [role=dialog]")) return true;
  return document.querySelector("dialog[open]") !== null && !root?.contains(target);
}
