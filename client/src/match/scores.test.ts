import { expect, it } from "vitest";
import type { Entry } from "../wire";
import { bestTurn, ranking, rounds } from "./scores";

function ply(seq: number, seat: number | null, turn: number, points: number): Entry {
  const told = { seat, move: "m", line: { id: "l" }, points, turn, equation: `${points}` };
  return { seq, kind: "ply", ply: seq + 1, seat, told };
}

it("lays turns out in rounds with running totals", () => {
  const log = [ply(0, 0, 0, 9), ply(1, 0, 0, 12), ply(2, 1, 1, 5), ply(3, 0, 2, 7)];
  const sheet = rounds(log, 2).map((round) =>
    round.map((turn) => turn && [turn.told.length, turn.points, turn.total]),
  );
  expect(sheet).toEqual([
    [[2, 21, 21], [1, 5, 5]],
    [[1, 7, 28], null],
  ]);
});

it("knows what was taken from somebody", () => {
  const stolen = ply(2, 0, 2, 5);
  stolen.told!.scores = [14, 0];
  const log = [ply(0, 0, 0, 9), ply(1, 1, 1, 5), stolen, ply(3, 1, 3, 2)];
  const sheet = rounds(log, 2).map((round) => round.map((turn) => turn && [turn.points, turn.total]));
  expect(sheet).toEqual([
    [[9, 9], [5, 5]],
    [[5, 14], [2, 2]],
  ]);
});

it("drops what was taken back, and chance belongs to nobody", () => {
  const log: Entry[] = [
    ply(0, 0, 0, 9),
    ply(1, 0, 0, 12),
    { seq: 2, kind: "undo", ply: 1, seat: 0 },
    ply(3, 0, 0, 3),
    ply(4, null, 0, 0),
    ply(5, 1, 1, 0),
  ];
  expect(rounds(log, 2)[0]!.map((turn) => turn?.points)).toEqual([12, 0]);
  expect(bestTurn(log)).toMatchObject({ seat: 0, points: 12 });
  expect(bestTurn([{ seq: 0, kind: "undo" }])).toBeNull();
});

it("lists the winners first, then who came nearest", () => {
  const end = (scores: number[], winners: number[]) => ({ scores, winners, reason: "r" });
  expect(ranking(end([9, 30, 12], [1]), "points")).toEqual([1, 2, 0]);
  expect(ranking(end([3, 0, 1], [1]), "left")).toEqual([1, 2, 0]);
  expect(ranking(end([2, 4, 2], [0, 2]), "left")).toEqual([0, 2, 1]);
  expect(ranking(end([1, 4, 2], [1, 2]), "left")).toEqual([2, 1, 0]); // seat 0 gave up
});
