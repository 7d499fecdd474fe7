import { expect, it } from "vitest";
import type { Piece, Scene, DemoStep } from "../wire";
import { scenes } from "./demo";

const piece = (id: string, x: number): Piece => ({ id, zone: "z", x, y: 0, face: id });
const said = { id: "s" };
const step = (pieces: Piece[], score: number, moves: number): DemoStep => ({
  move: "m",
  told: { seat: 0, move: "m", line: said },
  pieces,
  counters: [
    { id: "score", label: said, value: score },
    { id: "moves", label: said, value: moves },
  ],
  status: { id: `s${moves}` },
});

it("makes a scene of each step, and leaves what is on the table as it is", () => {
  const start: Scene = {
    pieces: [piece("a", 0), piece("b", 1)],
    counters: [
      { id: "score", label: said, value: 3 },
      { id: "left", label: said, value: 9 },
    ],
    status: said,
  };
  const before = structuredClone(start);
  const [zero, one, two, ...rest] = scenes(start, [
    step([piece("a", 5)], 4, 1),
    step([piece("b", 6), piece("a", 7)], 5, 2),
  ]);
  expect(rest).toEqual([]);
  expect(zero).toEqual(before);
  expect(one!.pieces).toEqual([piece("a", 5), piece("b", 1)]);
  expect(two!.pieces).toEqual([piece("a", 7), piece("b", 6)]);
  expect(two!.counters.map(({ id, value }) => [id, value])).toEqual([["score", 5], ["left", 9]]);
  expect(two!.status).toEqual({ id: "s2" });
  expect(start).toEqual(before);
});
