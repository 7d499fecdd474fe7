import { describe, expect, it } from "vitest";
import { beside, boxOf, cellAt, centreOf, FINGER, fillIn, meant, type Plan } from "./geometry";

const square = (size: number) => ({ width: size, height: size });
const board: Plan = { left: 10, top: 20, cell: square(26), pitch: square(26), cols: 13, rows: 13, across: 13 };
const rack: Plan = { left: 10, top: 400, cell: square(50), pitch: square(56), cols: 5, rows: 1, across: 3 };
const plans = new Map([
  ["board", board],
  ["rack", rack],
]);

describe("cells and points", () => {
  it("finds the cell under every cell's middle, on a board and in a rack that wraps", () => {
    for (const plan of [board, rack]) {
      for (let y = 0; y < plan.rows; y++) {
        for (let x = 0; x < plan.cols; x++) {
          expect(cellAt(plan, centreOf(plan, x, y))).toEqual({ x, y });
        }
      }
    }
  });

  it("finds none beside the zone", () => {
    expect(cellAt(board, { x: 9, y: 30 })).toBeNull();
    expect(cellAt(board, { x: 10 + 13 * 26, y: 30 })).toBeNull();
    expect(cellAt(rack, { x: 10 + 2 * 56 + 5, y: 400 + 56 + 5 })).toBeNull(); // the sixth of five
  });

  it("wraps a rack into rows", () => {
    expect(boxOf(rack, 4, 0)).toEqual({ left: 66, top: 456, width: 50, height: 50 });
  });
});

describe("a score beside its tile", () => {
  const where = (x: number, y: number, lying: { x: number; y: number }[] = []) => {
    const [at, tile] = [beside(board, x, y, lying), centreOf(board, x, y)];
    return { x: Math.sign(at.x - tile.x), y: Math.sign(at.y - tile.y) };
  };

  it("stands at its right, where nothing lies there", () => {
    expect(where(6, 6)).toEqual({ x: 1, y: 0 });
  });

  it("stays on the board", () => {
    expect(where(12, 6)).not.toEqual({ x: 1, y: 0 });
    expect(where(12, 12, [{ x: 12, y: 11 }])).toEqual({ x: -1, y: 0 });
  });

  it("hides no tile where there is a free side", () => {
    expect(where(6, 6, [{ x: 7, y: 6 }])).toEqual({ x: 0, y: -1 });
    expect(where(6, 6, [{ x: 7, y: 6 }, { x: 6, y: 5 }])).toEqual({ x: -1, y: 0 });
  });
});

describe("which place is meant", () => {
  const at = (x: number, y: number) => ({ zone: "board", x, y });

  it("is the one under the point, however near another is", () => {
    const places = [at(2, 2), at(3, 2)];
    expect(meant({ x: 10 + 3 * 26 + 1, y: 20 + 2 * 26 + 13 }, places, plans, FINGER)).toBe(places[1]);
  });

  it("is the nearest within a finger's width, and none beyond", () => {
    const places = [at(2, 2), at(8, 2)];
    const right = { x: 10 + 3 * 26 + 20, y: 20 + 2 * 26 + 13 };
    expect(meant(right, places, plans, FINGER)).toBe(places[0]);
    expect(meant(right, places, plans, 0)).toBeNull();
    expect(meant({ x: right.x + 30, y: right.y }, places, plans, FINGER)).toBeNull();
  });

  it("leaves out places of zones that are not shown", () => {
    expect(meant({ x: 20, y: 30 }, [{ zone: "gone", x: 0, y: 0 }], plans, FINGER)).toBeNull();
  });
});

it("fills a place into what a drop sends", () => {
  expect(fillIn("0121@{name}", { zone: "board", x: 7, y: 7 }, "h8")).toBe("0121@h8");
  expect(fillIn("{x},{y}", { zone: "board", x: 3, y: 4 }, "")).toBe("3,4");
});
