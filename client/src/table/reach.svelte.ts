/** What can be done at a table now: which pieces may be picked up, and where they may go. */

import type { Hand, Pick, Piece, Step, Target } from "../wire";
import { covers, isSized, rectOf } from "./areas/areas";
import { alone, laid, stepsOf, type Way, ways } from "./draft";
import { type Place, samePlace } from "./geometry";
import type { Spot } from "./keyboard";
import { isOpen, type Kind, shore } from "./lattice";
import { type Lit, litOf } from "./lit";
import { named, periodOf } from "./turning";
import type { View } from "./view";

export class Reach {
  /** The id of the piece that is lifted. */
  chosen = $state<string | null>(null);
  /** The move that the server has not answered yet. */
  sent = $state.raw<Target | null>(null);
  /** The place that was chosen before a piece: several can come to it. */
  wanted = $state.raw<Place | null>(null);
  /** The first of two pieces of a move lies there, but is not sent yet. */
  draft = $state.raw<Step | null>(null);
  /** How the pieces in hand were turned. */
  protected spun = $state<Record<string, number>>({});
  targets = $derived.by(() => (this.chosen === null ? [] : this.targetsOf(this.chosen)));

  constructor(protected readonly view: View) {}

  /** In a rack pieces alike are one to the rules: only one of them may be named in the moves. */
  protected readonly kind = (id: string): string => {
    const piece = this.view.hand()?.pieces.find((one) => one.id === id);
    return piece ? `${piece.zone} ${piece.face}` : id;
  };

  /** What can be laid next, by any piece. */
  protected ways(): Way[] {
    return ways(this.view.hand()?.targets ?? [], this.draft, this.kind);
  }

  /** The places that are lit for a piece. */
  targetsOf(id: string): Lit[] {
    const kind = this.kind(id);
    const own = this.ways().filter(({ step }) => this.kind(step.piece) === kind);
    if (!own.length) return [];
    const piece = this.lying().find((one) => one.id === id) ?? {};
    return litOf(own, named(this.stepsOf(id), piece), periodOf(piece));
  }

  /** How many places a piece has. */
  placesOf(id: string): number {
    return this.targetsOf(id).length;
  }

  /** Whether this piece in hand covers cells of a board: it has areas for places. */
  coversCells(piece: Piece): boolean {
    const hand = this.view.hand();
    if (!hand?.pieces.some(({ id }) => id === piece.id)) return false;
    return isSized(piece) || !!hand.fits?.some((fit) => fit.piece === piece.id);
  }

  /** The moves to a place, by any piece. */
  protected coming(place: Place): Target[] {
    return this.view.hand()?.targets.filter((target) => samePlace(target, place)) ?? [];
  }

  /** The places that would make the draft whole, while no piece is chosen for them. */
  open(): Step[] {
    if (!this.draft || this.chosen !== null) return [];
    const steps = this.ways().map(({ step }) => step);
    return steps.filter((step, i) => steps.findIndex((other) => samePlace(other, step)) === i);
  }

  /** The pieces that would make the draft whole: one of each kind. */
  protected partners(place?: Place): Piece[] {
    const kinds = new Map<string, Piece>();
    const steps = this.ways().map(({ step }) => step);
    for (const piece of this.view.hand()?.pieces ?? []) {
      const kind = this.kind(piece.id);
      if (kinds.has(kind) || piece.id === this.draft?.piece) continue;
      const comes = (step: Step) =>
        this.kind(step.piece) === kind && (!place || samePlace(step, place));
      if (steps.some(comes)) kinds.set(kind, piece);
    }
    return [...kinds.values()];
  }

  /** The draft alone, if it is a move. */
  draftAlone(): Target | undefined {
    return this.draft ? alone(this.view.hand()?.targets ?? [], this.draft, this.kind) : undefined;
  }

  /** The places of a zone where a key can do something now. */
  useful(zone: string): Spot[] {
    const lit = this.targets.filter((target) => target.zone === zone);
    if (this.chosen !== null) return lit;
    if (isOpen(this.kindOf(zone))) {
      const open = this.open();
      if (open.length) return open;
      const lying = this.lying().filter((piece) => piece.zone === zone);
      const picks = lying.filter((piece) => this.pickOf(piece));
      return picks.length ? picks : [...lying, ...this.askable(zone)];
    }
    if (this.kindOf(zone) !== "tableau") return lit;
    const { wanted } = this;
    const moves = wanted ? this.coming(wanted) : (this.view.hand()?.targets ?? []);
    const movable = new Set(moves.map(({ piece }) => piece));
    const lying = this.lying().filter((piece) => piece.zone === zone && movable.has(piece.id));
    return wanted ? lying : [...lying, ...moves.filter((move) => move.zone === zone)];
  }

  /** The empty places of which one can ask what fits there. */
  askable(id: string): Spot[] {
    const zone = this.view.setting().zones.find((one) => one.id === id);
    if (!zone || !isOpen(zone.kind) || !this.view.hand()?.asks?.length) return [];
    return shore(zone, this.lying().filter((piece) => piece.zone === id));
  }

  protected kindOf(zone: string): Kind | undefined {
    return this.view.setting().zones.find(({ id }) => id === zone)?.kind;
  }

  /** Cards lie among each other on a tableau: there a tap tells what can be done. */
  protected onTableau(zone: string): boolean {
    return this.kindOf(zone) === "tableau";
  }

  /** Everything that is to be seen, with the draft where it lies. */
  protected lying(): Piece[] {
    const all = [...(this.view.hand()?.pieces ?? []), ...this.view.scene().pieces];
    return this.draft ? laid(all, [this.draft]) : all;
  }

  /** The pieces with what is under way already done. */
  shown(pieces: Piece[]): Piece[] {
    const steps = this.sent ? stepsOf(this.sent) : this.draft ? [this.draft] : [];
    return steps.length ? laid(pieces, steps) : pieces;
  }

  /** Whether the viewer may pick this piece up: it is its moment, and the piece is its own. */
  movable(piece: Piece): boolean {
    const hand = this.view.hand();
    if (!hand || !hasMoves(hand)) return false;
    if (this.asked(piece.id)) return true;
    if (piece.id === this.draft?.piece) return true;
    const explained = !this.draft && (!!piece.drop || !!piece.drops?.length);
    return explained || this.placesOf(piece.id) > 0;
  }

  /** Whether its places are told when somebody asks. */
  asked(id: string): boolean {
    return !!this.view.hand()?.asks?.includes(id);
  }

  chosenPiece(): Piece | undefined {
    return this.lying().find((piece) => piece.id === this.chosen);
  }

  pieceAt(place: Place): Piece | undefined {
    if (this.kindOf(place.zone) !== "squares") return this.lying().find((piece) => samePlace(piece, place));
    return this.lying().find((piece) => piece.zone === place.zone && covers(rectOf(piece), place));
  }

  pickOf(piece: Piece | undefined): Pick | undefined {
    return piece && this.view.hand()?.picks?.find((pick) => pick.piece === piece.id);
  }

  /** How far a piece in hand is turned, in steps on and on. */
  stepsOf(id: string): number {
    return this.spun[id] ?? 0;
  }
}

/** Whether there is anything to do with pieces. */
function hasMoves({ targets, actions, asks, fits, blocks, picks }: Hand): boolean {
  return [targets, actions, asks, fits, blocks, picks].some((moves) => moves?.length);
}
