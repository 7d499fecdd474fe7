import { describe, expect, it } from "vitest";
import { layOut, type Layout, type Needs } from "./layout";

const NEEDS: Needs = { cols: 13, rows: 13, slots: 5 };
const RIM = 4;

const boardSize = ({ cell, gutter }: Layout) => 13 * cell + gutter + RIM;

describe("the board takes what it can", () => {
  it.each([
    ["a phone held upright", 360, 540, 3, "stack", 25],
    ["a phone on its side", 640, 310, 2, "beside", 21],
    ["a tablet", 768, 920, 2, "stack", 52],
    ["a desk", 1100, 840, 1, "beside", 62],
  ] as const)("on %s", (_, width, height, dpr, mode, least) => {
    const layout = layOut({ width, height, dpr }, NEEDS);
    expect(layout.mode).toBe(mode);
    expect(layout.cell).toBeGreaterThanOrEqual(least);
    expect(boardSize(layout)).toBeLessThanOrEqual(Math.min(width, height));
    expect(layout.slot).toBeGreaterThanOrEqual(44);
    expect((layout.cell * dpr) % 1).toBeCloseTo(0);
  });

  it("has the rack in one row or one column, never in two", () => {
    for (let width = 320; width <= 1600; width += 40) {
      for (let height = 280; height <= 1200; height += 40) {
        const { mode, across, slot } = layOut({ width, height, dpr: 1 }, NEEDS);
        expect(mode === "stack" ? [5] : [1, 5]).toContain(across);
        if (across === 1) expect(5 * (slot + 6) + 16).toBeLessThanOrEqual(height);
      }
    }
  });

  it("leaves room for the rest in every size", () => {
    for (let width = 320; width <= 1600; width += 40) {
      for (let height = 280; height <= 1200; height += 40) {
        const layout = layOut({ width, height, dpr: 1 }, NEEDS);
        expect(boardSize(layout)).toBeLessThanOrEqual(Math.max(width, 12 * 13 + 24));
        if (layout.mode === "beside") {
          const rack = layout.across * layout.slot + (layout.across - 1) * 6 + 20;
          expect(boardSize(layout) + 16 + Math.min(layout.side, rack)).toBeLessThanOrEqual(width);
        }
      }
    }
  });
});

describe("a table without edges", () => {
  const needs = (slots: number): Needs => ({ cols: 0, rows: 0, plane: true, slots });

  it.each([
    ["a phone held upright", 360, 540, "stack", 330, 340],
    ["a phone on its side", 640, 310, "beside", 370, 300],
    ["a tablet", 768, 920, "stack", 740, 680],
    ["a desk", 1100, 840, "beside", 800, 830],
  ] as const)("takes most of %s", (_, width, height, mode, wide, high) => {
    const layout = layOut({ width, height, dpr: 1 }, needs(8));
    expect(layout.mode).toBe(mode);
    expect(layout.felt!.width).toBeGreaterThanOrEqual(wide);
    expect(layout.felt!.height).toBeGreaterThanOrEqual(high);
    expect(layout.slot).toBeGreaterThanOrEqual(34);
  });

  it("leaves room for a rack that has grown", () => {
    for (const slots of [6, 8, 16, 24]) {
      for (let width = 320; width <= 1600; width += 40) {
        for (let height = 280; height <= 1200; height += 40) {
          const layout = layOut({ width, height, dpr: 1 }, needs(slots));
          const { mode, felt, slot, apart, across, side } = layout;
          const rack = across * slot + (across - 1) * apart + 20;
          const rows = Math.ceil(slots / across);
          expect(rack).toBeLessThanOrEqual(mode === "beside" ? side : width);
          if (mode === "beside") expect(felt!.width + side).toBeLessThan(width);
          if (mode === "beside") expect(rows * (slot + apart) + 14).toBeLessThanOrEqual(height);
        }
      }
    }
  });
});

describe("a tableau of nine by six", () => {
  const CARDS: Needs = { cols: 9, rows: 6, cards: true, slots: 0 };
  const sizeOf = ({ cell, high, gap, gutter }: Layout) => ({
    width: 9 * (cell + gap) - gap + gutter + RIM,
    height: 6 * (high + gap) - gap + gutter + RIM,
  });

  it.each([
    ["a phone held upright", 360, 480, 3, "stack", 36, 50],
    ["a phone on its side", 728, 316, 2, "beside", 36, 50],
    ["a tablet", 768, 900, 2, "stack", 76, 106],
    ["a desk", 1085, 876, 1, "stack", 90, 126],
  ] as const)("is as large as it can be on %s", (_, width, height, dpr, mode, wide, high) => {
    const layout = layOut({ width, height, dpr }, CARDS);
    expect(layout.mode).toBe(mode);
    expect(layout.cell).toBeGreaterThanOrEqual(wide);
    expect(layout.high).toBeGreaterThanOrEqual(high);
    for (const length of [layout.cell, layout.high, layout.gap]) {
      expect(Math.abs(length * dpr - Math.round(length * dpr))).toBeLessThan(1e-6);
    }
  });

  it("stays within its room, and its cards keep their shape", () => {
    for (let width = 320; width <= 1600; width += 40) {
      for (let height = 240; height <= 1200; height += 40) {
        const layout = layOut({ width, height, dpr: 2 }, CARDS);
        const board = sizeOf(layout);
        expect(board.width).toBeLessThanOrEqual(width);
        expect(board.height).toBeLessThanOrEqual(height);
        expect(layout.high / layout.cell).toBeCloseTo(1.4, 1);
      }
    }
  });
});

describe("a panel where what is asked and what is laid take turns", () => {
  const needs = (cells: number): Needs => ({ cols: cells, rows: cells, slots: 1, panel: true });

  it.each([
    ["a phone held upright", 360, 540, 3, "stack", 20, 12],
    ["the same with the largest board", 360, 540, 3, "stack", 24, 10],
    ["a phone on its side", 732, 314, 2, "beside", 20, 14],
    ["a tablet", 768, 920, 2, "stack", 20, 27],
    ["a desk", 1076, 876, 1, "beside", 24, 30],
  ] as const)("leaves the board most of the room on %s", (_, width, height, dpr, mode, cells, least) => {
    const layout = layOut({ width, height, dpr }, needs(cells));
    expect(layout.mode).toBe(mode);
    expect(layout.cell).toBeGreaterThanOrEqual(least);
  });

  it("fits on any screen, large enough for a finger", () => {
    for (let width = 320; width <= 1600; width += 64) {
      for (let height = 280; height <= 1200; height += 46) {
        const { panel, cell, gutter, slot, side, mode } = layOut({ width, height, dpr: 1 }, needs(20));
        const board = 20 * cell + gutter + RIM;
        expect(panel!.width).toBeGreaterThanOrEqual(150);
        expect(slot).toBeGreaterThanOrEqual(44);
        expect(slot).toBeLessThanOrEqual(panel!.height);
        if (cell <= 8) continue; // no smaller: the page scrolls
        if (mode === "beside") expect(board + side).toBeLessThanOrEqual(width);
        else expect(board + panel!.height).toBeLessThanOrEqual(height);
      }
    }
  });
});
