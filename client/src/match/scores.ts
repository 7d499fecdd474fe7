/** The score sheet: the log as it stands (what was taken back is gone), by rounds and seats. */

import { has, t } from "../i18n";
import type { Entry, Outcome, Told, Welcome } from "../wire";

type Scores = Welcome["scores"];

export interface Turn {
  seat: number;
  told: Told[]; // its plies, in order
  points: number;
  total: number; // the seat's running total after it
}

/** One row of the sheet: a turn for each seat, null where there is none (yet). */
export type Round = (Turn | null)[];

/** The plies that stand, takebacks done. */
export function standing(log: readonly Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of log) {
    if (entry.kind === "ply") line.push(entry);
    else if (entry.kind === "undo") line.length = Math.min(line.length, entry.ply ?? 0);
  }
  return line;
}

export function turns(log: readonly Entry[]): Turn[] {
  const found: Turn[] = [];
  const totals = new Map<number, number>();
  let open: { turn: Turn; number: number } | null = null;
  for (const { told } of standing(log)) {
    if (told?.seat == null) continue; // chance: nobody's turn
    const number = told.turn ?? 0;
    if (!open || open.turn.seat !== told.seat || open.number !== number) {
      open = { turn: { seat: told.seat, told: [], points: 0, total: 0 }, number };
      found.push(open.turn);
    }
    totals.set(told.seat, (totals.get(told.seat) ?? 0) + (told.points ?? 0));
    told.scores?.forEach((score, seat) => totals.set(seat, score));
    open.turn.told.push(told);
    open.turn.points += told.points ?? 0;
    open.turn.total = totals.get(told.seat)!;
  }
  return found;
}

/** Rows of the sheet: each seat's first turn, each seat's second turn, and so on. */
export function rounds(log: readonly Entry[], seats: number): Round[] {
  const rows: Round[] = [];
  const taken: number[] = Array.from({ length: seats }, () => 0);
  for (const turn of turns(log)) {
    const row = taken[turn.seat]!++;
    rows[row] ??= Array.from({ length: seats }, () => null);
    rows[row][turn.seat] = turn;
  }
  return rows;
}

/** The turn that scored most (the first of equals), if any scored. */
export function bestTurn(log: readonly Entry[]): Turn | null {
  let best: Turn | null = null;
  for (const turn of turns(log)) if (turn.points > (best?.points ?? 0)) best = turn;
  return best;
}

/** The seats as a result lists them: the winners, then the others, the best score first. */
export function ranking({ scores, winners }: Outcome, counted: Scores): number[] {
  const better = counted === "left" ? -1 : 1;
  const place = (seat: number) => (winners.includes(seat) ? 0 : 1);
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => place(a) - place(b) || better * (scores[b]! - scores[a]!));
}

/** A score with what it counts, in the game's own word if it has one (`3 tuiles`). */
export function scoreSaid(game: string, score: number): string {
  const id = `${game}-score`;
  return has(id) ? t(id, { score }) : t("points", { points: score });
}
