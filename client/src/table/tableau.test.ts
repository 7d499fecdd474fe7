import { describe, expect, it } from "vitest";
import type { Piece } from "../wire";
import { layOut } from "./layout";
import { arrow, byPiece, joined } from "./tableau";

const card = (id: string, x: number, joins = false): Piece => {
  return { id, zone: "tableau", x, y: 0, face: id, joins };
};

describe("runs", () => {
  const run = [card("4", 1), card("5", 2, true), card("6", 3, true), card("9", 4)];

  it("close up from the first card to the last", () => {
    expect(Object.fromEntries(joined(run, null))).toEqual({
      4: { left: false, right: true },
      5: { left: true, right: true },
      6: { left: true, right: false },
      9: { left: false, right: false },
    });
  });

  it("open where a card is lifted out", () => {
    const sides = joined(run, "5");
    expect(sides.get("4")).toEqual({ left: false, right: false });
    expect(sides.get("5")).toBeUndefined();
    expect(sides.get("6")).toEqual({ left: false, right: false });
  });

  it("do not reach over a gap, or from one row to the next", () => {
    expect(joined([card("4", 1), card("5", 3, true)], null).get("5")?.left).toBe(false);
    expect(joined([{ ...card("4", 8), y: 0 }, { ...card("5", 0, true), y: 1 }], null).get("4"))
      .toEqual({ left: false, right: false });
  });
});

it("collects the moves of each piece", () => {
  const move = (piece: string, x: number) => ({ piece, zone: "tableau", x, y: 0, move: `${piece}@${x}` });
  const ways = byPiece([move("a", 1), move("b", 2), move("a", 3)]);
  expect(ways.get("a")?.map(({ x }) => x)).toEqual([1, 3]);
  expect(ways.get("b")?.length).toBe(1);
  expect(ways.has("c")).toBe(false);
});

describe("the arrow of an advice", () => {
  const layout = layOut({ width: 400, height: 500, dpr: 1 }, { cols: 9, rows: 6, cards: true, slots: 0 });
  const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
  const pitch = { x: layout.cell + layout.gap, y: layout.high + layout.gap };

  it.each([
    [{ x: 0, y: 0 }, { x: 8, y: 5 }],
    [{ x: 8, y: 0 }, { x: 0, y: 5 }],
    [{ x: 3, y: 2 }, { x: 4, y: 2 }],
    [{ x: 3, y: 2 }, { x: 3, y: 0 }],
  ])("begins at one place and ends at the other", (from, to) => {
    const [fromX, fromY, , , toX, toY] = numbers(arrow(from, to, layout)) as [number, ...number[]];
    const inside = (at: { x: number; y: number }, x: number, y: number) =>
      x >= at.x * pitch.x && x <= at.x * pitch.x + layout.cell &&
      y >= at.y * pitch.y && y <= at.y * pitch.y + layout.high;
    expect(inside(from, fromX, fromY!)).toBe(true);
    expect(inside(to, toX!, toY!)).toBe(true);
  });
});
