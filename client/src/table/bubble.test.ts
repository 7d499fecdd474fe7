import { describe, expect, it } from "vitest";
import { type Around, inALine, standAt } from "./bubble";

const SIZE = { width: 80, height: 24 };
const ALONE: Around = {
  at: { x: 6, y: 6 },
  cols: 13,
  rows: 13,
  cell: { width: 26, height: 26 },
  pitch: { width: 26, height: 26 },
  pieces: [],
  lit: [],
  away: 8,
  finger: false,
};

const covers = ({ left, top }: { left: number; top: number }, x: number, y: number) =>
  left < (x + 1) * 26 && left + 80 > x * 26 && top < (y + 1) * 26 && top + 24 > y * 26;

describe("the preview of a move", () => {
  it("stands above its place if nothing lies there", () => {
    const { left, top } = standAt(ALONE, SIZE);
    expect(left + 40).toBe(6.5 * 26);
    expect(top + 24 + 8).toBe(6 * 26);
  });

  it("stays on the board", () => {
    for (const x of [0, 12]) {
      for (const y of [0, 12]) {
        const { left, top } = standAt({ ...ALONE, at: { x, y } }, SIZE);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 80).toBeLessThanOrEqual(13 * 26);
        expect(top).toBeGreaterThanOrEqual(-26);
        expect(top + 24).toBeLessThanOrEqual(14 * 26);
        expect(covers({ left, top }, x, y)).toBe(false);
      }
    }
  });

  it("hides neither tiles nor lit places where there is another way", () => {
    const pieces = [5, 6, 7].map((x) => ({ x, y: 5 }));
    const lit = [{ x: 6, y: 6 }, ...[5, 6, 7].map((x) => ({ x, y: 7 }))];
    const spot = standAt({ ...ALONE, pieces, lit }, SIZE);
    for (const { x, y } of [...pieces, ...lit]) expect(covers(spot, x, y)).toBe(false);
  });

  it("does not go under a finger", () => {
    const pieces = [5, 6, 7].map((x) => ({ x, y: 5 }));
    const { top } = standAt({ ...ALONE, pieces, away: 30, finger: true }, SIZE);
    expect(top).toBeLessThan(6 * 26);
  });
});

it("says the points first, in one line", () => {
  expect(inALine("4 + 8 + 5 = 17")).toBe("17 = 4+8+5");
  expect(inALine("(3×2) + 4 = 10")).toBe("10 = (3×2)+4");
  expect(inALine("4 = 4")).toBe("4 = 4");
});

it("stays within a board beyond which nothing is seen", () => {
  const at = { x: 3, y: 9 };
  const cell = { width: 20, height: 20 };
  const around = { at, cols: 10, rows: 10, cell, pitch: cell, pieces: [{ x: 3, y: 8 }], lit: [], away: 4 };
  const size = { width: 60, height: 18 };
  const bottom = (clipped: boolean) => standAt({ ...around, finger: false, clipped }, size).top + 18;
  expect(bottom(true)).toBeLessThanOrEqual(200);
});
