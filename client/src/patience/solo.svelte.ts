/** A patience in play: undo and redo along a line, marks, the solver's advice, the statistics. */

import type { Game } from "../api";
import { nameDeal } from "../device.svelte";
import type { Match } from "../match/match.svelte";
import { ownSeats } from "../state";
import type { Advice, Demo, Target } from "../wire";
import { rulesOf } from "./deals";
import { keepPlay, type Kept, readKept } from "./kept";
import { begun, learn } from "./record.svelte";
import { follow, lineOf, type Mark, marked, sameLine, startsWith, type Track } from "./track";

export class Solo {
  track = $state.raw<Track>({ moves: [], at: 0 });
  marks = $state.raw<readonly Mark[]>([]);
  judging = $state(false);
  helped = $state(0);
  /** The positions (`seq`) for which these were asked. */
  hintFor = $state(-1);
  demoFor = $state(-1);

  #jump: readonly string[] | null = null;
  #steps = 0;
  #ended = false;
  #kept: Kept | null = null;

  constructor(
    readonly match: Match,
    readonly id: string,
  ) {
    const { moves, marks, helped, judge } = readKept(id);
    this.track = { moves, at: 0 };
    this.marks = marks;
    this.helped = helped;
    if (judge) this.judge(true);
  }

  // -- what is to be seen ---------------------------------------------------------------------

  /** Whether the line may be changed from here. */
  get open(): boolean {
    return this.match.view.look !== null && this.match.view.outcome === null;
  }

  /** So many moves were made before anybody decided: nothing goes behind them. */
  get floor(): number {
    return this.match.view.welcome?.opening ?? 0;
  }

  get score(): number {
    return this.match.view.seats[0]?.score ?? 0;
  }

  /** By how much the last move changed the score; 0 if it was taken back. */
  get change(): number {
    const last = this.match.view.log.at(-1);
    return last?.kind === "ply" ? (last.told?.points ?? 0) : 0;
  }

  /** What the solver says of this position: null while it has said nothing. */
  get verdict(): Advice | null {
    const { judge, seq } = this.match.view;
    return this.judging && judge?.seq === seq ? judge : null;
  }

  get advice(): Advice | null {
    const { hint, seq } = this.match.view;
    return this.hintFor === seq && hint?.seq === seq ? hint : null;
  }

  get hint(): Target | null {
    return (this.open && this.advice?.hint) || null;
  }

  get demo(): Demo | null {
    const { demo, seq } = this.match.view;
    return this.demoFor === seq && demo?.seq === seq ? demo : null;
  }

  // -- along the line -------------------------------------------------------------------------

  /** Take back (`by` < 0) or play again, from wherever what is on its way leads to. */
  step(by: number): void {
    if (!this.open) return;
    this.#steps += by;
    this.#go();
  }

  /** Go to where `at` moves of the line are played. */
  to(at: number): void {
    this.jump(this.track.moves.slice(0, at));
  }

  /** Go to the position after these moves; where it leaves the line, this place is marked. */
  jump(moves: readonly string[]): void {
    if (!this.open) return;
    const { track } = this;
    if (!startsWith(track.moves, moves) && !startsWith(moves, track.moves)) {
      const here = track.moves.slice(0, track.at);
      this.marks = marked(this.marks, { moves: here, score: this.score, left: true });
    }
    this.#jump = moves;
    this.#steps = 0;
    this.#go();
  }

  #go(): void {
    if (this.match.view.pending) return;
    const { moves, at } = this.track;
    const from = moves.slice(0, at);
    const step = moves.slice(0, Math.max(this.floor, at + this.#steps));
    const next = this.#jump ?? step;
    if (this.#jump) this.#jump = null;
    else this.#steps = 0;
    if (!sameLine(next, from)) this.match.line([...next]);
  }

  // -- marks ----------------------------------------------------------------------------------

  mark(): void {
    const { moves, at } = this.track;
    this.marks = marked(this.marks, { moves: moves.slice(0, at), score: this.score });
    this.#keep();
  }

  unmark(mark: Mark): void {
    this.marks = this.marks.filter((one) => one !== mark);
    this.#keep();
  }

  // -- the solver -----------------------------------------------------------------------------

  judge(on: boolean): void {
    this.judging = on;
    this.match.advise("judge", on);
    if (this.match.view.seq >= 0) this.#keep();
  }

  /** Ask for a hint; where it lies on the table already, play it. */
  askHint(): void {
    const { hint } = this;
    if (!hint) {
      this.hintFor = this.match.view.seq;
      this.match.advise("hint");
      return;
    }
    this.helped++;
    this.match.move(hint.move);
  }

  askDemo(): void {
    this.demoFor = this.match.view.seq;
    this.match.advise("demo");
  }

  /** Leave the demo; its first `steps` moves are played. */
  leaveDemo(steps: number): void {
    const { demo } = this;
    this.demoFor = -1;
    if (!demo || !steps) return;
    this.helped += steps;
    const { moves, at } = this.track;
    this.jump([...moves.slice(0, at), ...demo.steps.slice(0, steps).map(({ move }) => move)]);
  }

  askPar(): void {
    this.match.advise("par");
  }

  // -- what the server says -------------------------------------------------------------------

  /** The view has changed. `game` is null until it is known what the game can do. */
  heard(game: Game | null): void {
    const { view } = this.match;
    if (view.seq < 0 || !view.welcome) return;
    const line = lineOf(view.log);
    if (this.track.at !== line.length || !sameLine(line, this.track.moves.slice(0, line.length))) {
      this.track = follow(this.track, line);
    }
    this.#keep();
    if (view.refused || view.outcome) {
      this.#jump = null;
      this.#steps = 0;
      if (!this.advice) this.hintFor = -1;
      if (!this.demo) this.demoFor = -1;
    } else if (this.#jump || this.#steps) this.#go();
    if (game) this.#note(game);
  }

  /** Write down what counts. */
  #note(game: Game): void {
    const { welcome, log, outcome, par } = this.match.view;
    const [seat] = ownSeats(this.match.view);
    const deal = welcome?.deal;
    if (seat === undefined || !welcome || deal == null) return;
    const rules = rulesOf(game, welcome.options);
    nameDeal(this.id, { deal, rules });
    // Asked for once more if it was known before: now it says which stars were earned.
    if (outcome && welcome.solved && !this.#ended) this.askPar();
    this.#ended = outcome !== null;
    if (!log.some(({ kind }) => kind === "ply")) return;
    begun({ match: this.id, game: game.id, deal, rules });
    if (!outcome) return;
    const won = outcome.winners.includes(seat);
    learn(this.id, {
      ended: Date.now(),
      won,
      ...(won ? { moves: this.track.at, helped: this.helped } : {}),
      ...(par?.moves == null ? {} : { par: par.moves }),
      ...(par?.earned == null ? {} : { stars: par.earned }),
    });
  }

  #keep(): void {
    const { track, marks, helped, judging } = this;
    const now: Kept = { moves: track.moves, marks, helped, judge: judging };
    const old = this.#kept;
    // The solver speaks several times a second; what it says changes nothing here.
    if (old && (Object.keys(now) as (keyof Kept)[]).every((key) => now[key] === old[key])) return;
    this.#kept = now;
    keepPlay(this.id, now);
  }
}
