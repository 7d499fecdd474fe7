import { describe, expect, it } from "vitest";
import type { Zone } from "../wire";
import { boxOf, cellAt, centreOf, meant, type Plan } from "./geometry";
import { around, pairOn, placeAt, placed, shore } from "./lattice";

const size = { width: 100, height: 100 };
const window = { left: 0, top: 0, width: 1000, height: 800 };
const plan: Plan = { left: 400, top: 300, cell: size, pitch: size, cols: 0, rows: 0, across: 0, window, kind: "hexes" };
const plans = new Map([["table", plan]]);
const spots = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })));

describe("places of hexagons", () => {
  it("lie one width from each of their six neighbours, the first of them upper right", () => {
    const here = placed("hexes", { x: 2, y: -1 });
    const there = around("hexes", { x: 2, y: -1 }).map((spot) => placed("hexes", spot));
    for (const { x, y } of there) expect(Math.hypot(x - here.x, y - here.y)).toBeCloseTo(1);
    const turns = there.map(({ x, y }) => Math.round((Math.atan2(y - here.y, x - here.x) * 180) / Math.PI));
    expect(turns).toEqual([-60, 0, 60, 120, 180, -120]);
  });

  it("are found again from any point inside them", () => {
    for (const spot of spots) {
      const { x, y } = placed("hexes", spot);
      for (let turn = 0; turn < 360; turn += 15) {
        const [dx, dy] = [0.49 * Math.cos(turn), 0.49 * Math.sin(turn)]; // within the inner circle
        expect(placeAt("hexes", { x: x + 0.5 + dx, y: y + 0.5 + dy })).toEqual(spot);
      }
      // The corners on top and below stand out of the cell.
      expect(placeAt("hexes", { x: x + 0.5, y: y - 0.07 })).toEqual(spot);
      expect(placeAt("hexes", { x: x + 0.5, y: y + 1.07 })).toEqual(spot);
    }
  });

  it("are the nearest ones to every point", () => {
    const centres = spots.map((spot) => ({ spot, at: centreOf(plan, spot.x, spot.y) }));
    for (let left = 350.3; left < 560; left += 7) {
      for (let top = 250.2; top < 450; top += 7) {
        const away = ({ at }: { at: { x: number; y: number } }) => Math.hypot(at.x - left, at.y - top);
        const near = centres.reduce((best, one) => (away(one) < away(best) ? one : best));
        expect(cellAt(plan, { x: left, y: top })).toEqual(near.spot);
      }
    }
  });

  it("are meant by a finger beside them, and by a mouse only inside", () => {
    const lit = [{ zone: "table", x: 0, y: 0 }];
    const { left, top } = boxOf(plan, 0, 0);
    const corner = { x: left + 3, y: top + 3 }; // of the cell, but of the neighbour's hexagon
    expect(cellAt(plan, corner)).toEqual({ x: 0, y: -1 });
    expect(meant(corner, lit, plans, 0)).toBeNull();
    expect(meant(corner, lit, plans, 26)).toBe(lit[0]);
    expect(meant({ x: left + 50, y: top - 5 }, lit, plans, 0)).toBe(lit[0]);
  });
});

describe("the shore of a table", () => {
  const zone = (kind: Zone["kind"]): Zone => ({ id: "table", kind, label: { id: "zone" }, cols: 0, rows: 0 });
  const two = [{ x: 0, y: 0 }, { x: 1, y: 0 }];

  it("is every empty place beside a piece, once", () => {
    expect(shore(zone("hexes"), two)).toHaveLength(8);
    expect(shore(zone("plane"), two)).toHaveLength(6);
    expect(shore(zone("hexes"), [])).toEqual([]);
  });
});

describe("what two places have in common", () => {
  it("is drawn from the middle of one to that of the other", () => {
    const ends = (path: string) => path.match(/-?\d+\.\d+/g)!.map(Number);
    const [x1, , , , x2] = ends(pairOn("hexes", 1)); // on the right
    expect([x1, x2].map((x) => x! > 0.5)).toEqual([true, true]);
    expect(x1).toBeCloseTo(1.42);
    expect(x2).toBeCloseTo(0.58);
    expect(ends(pairOn("plane", 0))[1]).toBeCloseTo(-0.42); // above
  });
});
