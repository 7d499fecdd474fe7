import { describe, expect, it } from "vitest";
import type { Entry, Piece } from "../wire";
import { diff, plyOf, recoloured, standing, STEP, Timeline } from "./anim";

const piece = (id: string, zone: string, x: number, face = id): Piece => ({ id, zone, x, y: 0, face });

function ply(at: number, x: number): Entry {
  const told = { seat: 0, move: "?", line: { id: "line" }, zone: "board", x, y: 0 };
  return { seq: at, kind: "ply", ply: at, seat: 0, told };
}

describe("what moved", () => {
  it("is nothing when nothing did", () => {
    const pieces = [piece("a", "board", 1), piece("b", "rack", 0)];
    expect(diff(pieces, [...pieces])).toEqual([]);
  });

  it("is a piece elsewhere, and where it was", () => {
    const [was, now] = [piece("a", "rack", 3), piece("a", "board", 5)];
    expect(diff([was], [now])).toEqual([{ piece: now, from: was }]);
  });

  it("is a new piece, from nowhere", () => {
    const now = piece("a", "board", 5);
    expect(diff([], [now])).toEqual([{ piece: now, from: null }]);
  });

  it("follows a piece whose id changes as it is laid", () => {
    const [was, now] = [piece("hand-2", "rack", 2, "0121"), piece("h8", "board", 7, "0121")];
    expect(diff([was], [now])).toEqual([{ piece: now, from: was }]);
  });

  it("does not move what only changes its id", () => {
    const [was, now] = [piece("sent", "board", 7, "0121"), piece("h8", "board", 7, "0121")];
    expect(diff([was], [now])).toEqual([]);
  });

  it("gives one lost piece to one new piece only", () => {
    const was = piece("hand-2", "rack", 2, "1111");
    const now = [piece("h8", "board", 7, "1111"), piece("h9", "board", 8, "1111")];
    expect(diff([was], now).map(({ from }) => from)).toEqual([was, null]);
  });
});

describe("pieces of several cells", () => {
  const brick = (id: string, x: number, wide: number, high: number, face = "blue", zone = "board"): Piece => ({
    ...piece(id, zone, x, face),
    wide,
    high,
  });

  it("are the same to the eye only if they are as large", () => {
    const [held, old] = [brick("held", 0, 2, 3, "blue", "rack"), brick("old", 4, 2, 2)];
    const turned = { ...held, zone: "board", x: 4, turns: 2, turn: 1 };
    const laid = brick("e1 3x2", 4, 3, 2);
    expect(diff([turned], [laid])).toEqual([]);
    expect(diff([old], [laid])).toEqual([{ piece: laid, from: null, merges: true }]);
  });

  it("merge with those that they are made of, not with what they hide", () => {
    const [left, right, token] = [brick("l", 0, 2, 2, "pink"), brick("r", 2, 2, 2), piece("t", "board", 1)];
    const made = brick("a1 4x2", 0, 4, 2);
    expect(diff([left, right], [made])).toEqual([{ piece: made, from: null, merges: true }]);
    expect(diff([token], [made])).toEqual([{ piece: made, from: null }]);
  });

  it("turn round where they lie when they change hands", () => {
    const [was, now] = [brick("a1", 0, 2, 2, "pink"), brick("a1", 0, 2, 2, "blue")];
    const other = brick("f1", 5, 2, 2);
    expect(recoloured([was, other], [now, other])).toEqual([now]);
    expect(recoloured([was], [{ ...now, x: 3 }])).toEqual([]);
  });
});

describe("plies that arrive together", () => {
  it("leaves out what was taken back", () => {
    const undo: Entry = { seq: 3, kind: "undo", ply: 1 };
    const entries = [ply(0, 1), ply(1, 2), ply(2, 3), undo];
    expect(standing(entries)).toEqual([entries[0]]);
  });

  it("finds the ply that brought a piece", () => {
    const plies = [ply(0, 1), ply(1, 2)];
    expect(plyOf(piece("a", "board", 2), plies)).toBe(1);
    expect(plyOf(piece("a", "rack", 2), plies)).toBe(-1);
  });

  it("shows them one after the other, after what is still being shown", () => {
    const timeline = new Timeline();
    expect(timeline.book(2, 1000)).toEqual([0, STEP]);
    expect(timeline.book(1, 1000)).toEqual([2 * STEP]);
    expect(timeline.book(1, 9000)).toEqual([0]);
  });

  it("closes up a long absence", () => {
    const delays = new Timeline().book(60, 0);
    expect(delays.at(-1)).toBeLessThan(8 * STEP);
  });
});
