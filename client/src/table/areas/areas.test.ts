import { describe, expect, it } from "vitest";
import type { Hand, Piece, Zone } from "../../wire";
import { after, ahead, apart, type Area, areasOf, covers, fitFor, inTurn, nearest, sizeOf, takenAt, union } from "./areas";

const said = (id: string) => ({ id });
const LETTERS = "abcdefghijkl";
const zone: Zone = {
  id: "grid",
  kind: "squares",
  label: said("grid"),
  cols: 12,
  rows: 12,
  cells: Array.from({ length: 144 }, (_, i) => {
    const [x, y] = [i % 12, Math.floor(i / 12)];
    return { x, y, name: `${LETTERS[x]}${y + 1}` };
  }),
};
const brick: Piece = { id: "b", zone: "hand", x: 0, y: 0, face: "blue", wide: 3, high: 2, turns: 2, period: 2 };
const theirs: Piece = { id: "t", zone: "grid", x: 6, y: 1, face: "red", wide: 2, high: 3 };
const hand: Hand = {
  seat: 0,
  pieces: [brick],
  targets: [],
  actions: [],
  status: said("lay"),
  fits: [
    { piece: "b", zone: "grid", turn: 0, move: "3x2@{name}", names: ["a1", "b1", "e5"], points: 6 },
    { piece: "b", zone: "grid", turn: 1, move: "2x3@{name}", names: ["a1", "d8"], points: 6 },
  ],
  blocks: [{ piece: "b", zone: "grid", x: 6, y: 1, wide: 2, high: 3, move: "cover g2", points: 5, note: said("over") }],
  picks: [{ piece: "t", move: "steal g2", points: 6 }],
};
const areas = areasOf(hand, [zone], [brick, theirs]);
const fits = areas.filter(({ means }) => means === "fit");
const flat = fits.filter(({ turn }) => turn === 0);
const move = (area: { move: string } | null | undefined) => area?.move;

const at = (x: number, y: number, wide = 1, high = 1): Area => ({
  means: "fit", piece: "b", zone: "grid", turn: 0, x, y, wide, high, move: `${x} ${y}`, points: 0, equation: "", note: null,
});

describe("what can be done by covering cells", () => {
  it("is every fit as its turn makes it, every block and every piece to take", () => {
    expect(areas.map(move)).toEqual(["3x2@a1", "3x2@b1", "3x2@e5", "2x3@a1", "2x3@d8", "cover g2", "steal g2"]);
    expect(fits.map(({ wide, high }) => `${wide}x${high}`)).toEqual(["3x2", "3x2", "3x2", "2x3", "2x3"]);
    expect(areas.at(-2)).toMatchObject({ means: "block", turn: 1, points: 5, note: said("over") });
    expect(areas.at(-1)).toMatchObject({ means: "pick", x: 6, y: 1, wide: 2, high: 3, points: 6 });
  });

  it("is nothing while it is not this player's moment", () => {
    expect(areasOf(null, [zone], [theirs])).toEqual([]);
  });

  it("a piece that is turned is as wide as it was high", () => {
    expect(sizeOf(brick, 3)).toEqual({ wide: 2, high: 3 });
    expect(sizeOf(brick, 2)).toEqual({ wide: 3, high: 2 });
    expect(sizeOf({ wide: 2, high: 2, turns: 1 }, 1)).toEqual({ wide: 2, high: 2 });
    expect(sizeOf({})).toEqual({ wide: 1, high: 1 });
  });
});

describe("which of them is meant", () => {
  it("a piece that is carried snaps to the nearest, if that is near", () => {
    const over = (x: number, y: number) => nearest({ x, y, wide: 3, high: 2 }, flat, 1.5);
    expect(move(over(0.7, 0.2))).toBe("3x2@b1");
    expect(move(over(0.4, 0.2))).toBe("3x2@a1");
    expect(over(5.2, 0.2)).toBeNull();
    expect(apart(flat[0]!, flat[1]!)).toBe(1);
  });

  it("a touch means what covers the cell, else the nearest", () => {
    expect(move(fitFor({ x: 3.5, y: 0.5 }, flat)?.fit)).toBe("3x2@b1");
    expect(fitFor({ x: 3.5, y: 0.5 }, flat)?.covers).toBe(true);
    expect(move(fitFor({ x: 0.5, y: 0.5 }, flat)?.fit)).toBe("3x2@a1");
    expect(fitFor({ x: 5.5, y: 7.5 }, flat)).toMatchObject({ fit: { move: "3x2@e5" }, covers: false });
    expect(fitFor({ x: 1, y: 1 }, [])).toBeNull();
  });

  it("what can be taken at a cell comes in turn, the smallest first", () => {
    const large: Area = { ...areas.at(-2)!, move: "large", x: 5, wide: 4, high: 4 };
    const there = takenAt({ x: 7, y: 2 }, [large, ...areas]);
    expect(there.map(move)).toEqual(["cover g2", "steal g2", "large"]);
    expect(move(after(null, there))).toBe("cover g2");
    expect(move(after(there[0]!, there))).toBe("steal g2");
    expect(move(after(there[2]!, there))).toBe("cover g2");
    expect(takenAt({ x: 0, y: 0 }, areas)).toEqual([]);
    expect(after(null, [])).toBeNull();
  });

  it("an arrow leads to the nearest that way", () => {
    const all = [at(0, 0), at(1, 0), at(5, 0), at(2, 1), at(1, 4)];
    const go = (from: Area, ...arrows: Parameters<typeof ahead>[2][]) =>
      arrows.reduce((now, arrow) => ahead(now, all, arrow) ?? now, from).move;
    expect(go(all[0]!, "ArrowRight")).toBe("1 0");
    expect(go(all[1]!, "ArrowRight")).toBe("2 1");
    expect(go(all[3]!, "ArrowRight")).toBe("5 0");
    expect(go(all[1]!, "ArrowDown", "ArrowDown")).toBe("1 4");
    expect(go(all[0]!, "ArrowUp")).toBe("0 0");
    expect(go(all[4]!, "ArrowUp", "ArrowUp", "ArrowUp")).toBe("1 0");
  });

  it("all are reached as one reads", () => {
    const all = [at(1, 4), at(5, 0), at(0, 0)];
    let now: Area | null = null;
    const seen = [1, 2, 3, 4].map(() => (now = inTurn(now, all, 1))!.move);
    expect(seen).toEqual(["0 0", "5 0", "1 4", "0 0"]);
    expect(move(inTurn(all[2]!, all, -1))).toBe("1 4");
  });
});

describe("the cells that are lit", () => {
  /** The cells that a path of runs fills. */
  function cells(fill: string): string[] {
    return [...fill.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, long]) =>
      Array.from({ length: Number(long) }, (_, i) => `${Number(x) + i} ${y}`),
    );
  }

  it("are those that something covers, each once", () => {
    const { fill } = union(fits, 12, 12);
    const lit = cells(fill);
    const expected = zone.cells!.filter((cell) => fits.some((fit) => covers(fit, cell)));
    expect(lit.sort()).toEqual(expected.map(({ x, y }) => `${x} ${y}`).sort());
  });

  it("have an outline, and none between them", () => {
    const { edge } = union([{ x: 9, y: 10, wide: 3, high: 2 }, { x: 8, y: 10, wide: 3, high: 2 }], 12, 12);
    expect(edge.match(/M/g)).toHaveLength(4 + 4 + 2 + 2);
    expect(edge).toContain("M8 12h1");
    expect(edge).toContain("M12 11v1");
    expect(union([], 12, 12)).toEqual({ fill: "", edge: "" });
  });
});
