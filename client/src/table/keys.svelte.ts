/** The whole game from the keyboard: 1-9 choose, arrows go, Enter plays, Escape lets go. */

import { flushSync } from "svelte";
import type { Piece, Zone } from "../wire";
import type { Choice } from "./choice.svelte";
import { byReading, following, isArrow, type Spot, towards } from "./keyboard";

export interface Table {
  zones(): Zone[];
  /** The viewer's own pieces. */
  rack(): Piece[];
  /** All that is to be seen. */
  lying(): Piece[];
}

export class Keys {
  /** In each zone, the place that Tab leads to. */
  private homes = $state<Record<string, Spot>>({});
  /** Whether the keyboard was used last. */
  private used = false;

  constructor(
    private readonly choice: Choice,
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
    const [first] = this.choice.targets;
    const zone = this.table.zones().find(({ id }) => id === first?.zone);
    if (zone) this.focusCell(zone.id, this.homeOf(zone));
    return !!zone;
  }

  /** The focus went somewhere: a lit place that has it is the one aimed at. */
  focused(event: FocusEvent): void {
    const at = placeOf(event.target);
    if (!at) return;
    this.homes[at.zone] = { x: at.x, y: at.y };
    if (this.choice.by === "keys") this.choice.aim = this.targetAt(at) ?? null;
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
    const at = placeOf(event.target);
    if (at) return this.onCell(key, at);
    if (!isArrow(key) || !(event.target instanceof HTMLElement)) return false;
    const id = event.target.dataset.piece;
    if (id !== undefined) return this.alongRack(id, key);
    return !event.target.closest("button, a, summary") && this.enterTableau();
  }

  private escape(): boolean {
    const { chosen, wanted } = this.choice;
    if (chosen === null && !wanted) return false;
    this.choice.cancel();
    if (chosen !== null) this.focusPiece(chosen);
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
    const zone = this.table.zones().find(({ kind }) => kind === "tableau");
    if (zone) this.focusCell(zone.id, this.homeOf(zone));
    return !!zone;
  }

  private onCell(key: string, at: Spot & { zone: string }): boolean {
    const lit = this.choice.useful(at.zone);
    if (key === "Enter" || key === " ") return this.enter(at);
    const step = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
    if (!isArrow(key) && !step) return false;
    this.choice.by = "keys";
    let next: Spot | null;
    if (!lit.length) {
      if (!isArrow(key)) return false;
      next = this.neighbour(at, key);
    } else next = isArrow(key) ? towards(at, lit, key) : following(at, lit, step);
    if (next) this.focusCell(at.zone, next);
    return true;
  }

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
    if (target) {
      const played = this.choice.chosen;
      this.choice.play(target);
      // On to the next piece: it is at hand for the arrows.
      const rest = this.sortedRack().find(({ id }) => id !== played);
      if (rest) this.focusPiece(rest.id);
    } else if (this.choice.chosen !== null) {
      this.choice.explain(at);
    } else {
      const piece = this.choice.pieceAt(at);
      if (!piece) this.call(at);
      else if (this.choice.movable(piece)) this.choose(piece);
      else return false;
    }
    return true;
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

  private targetAt(at: Spot & { zone: string }) {
    return this.choice.targets.find(
      ({ zone, x, y }) => zone === at.zone && x === at.x && y === at.y,
    );
  }

  private focusCell(zone: string, { x, y }: Spot): void {
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
function isBusyElsewhere(target: EventTarget | null, root: HTMLElement | undefined): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, dialog, [role=dialog]")) return true;
  return document.querySelector("dialog[open]") !== null && !root?.contains(target);
}
