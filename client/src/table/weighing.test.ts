import { describe, expect, it } from "vitest";
import type { Hand, Piece, Setting, Target } from "../wire";
import { centreOf, type Plan } from "./geometry";
import { Pointing } from "./pointing.svelte";
import { arranged, bringsTo } from "./rack";

const line = { id: "line" };
const setting: Setting = {
  zones: [
    { id: "table", kind: "hexes", label: line, cols: 0, rows: 0 },
    { id: "rack", kind: "rack", label: line, cols: 2, rows: 1, seat: 0 },
  ],
};
const size = { width: 40, height: 40 };
const window = { left: 0, top: 0, width: 400, height: 300 };
const table: Plan = { left: 180, top: 130, cell: size, pitch: size, cols: 0, rows: 0, across: 0, window, kind: "hexes" };
const rack: Plan = { left: 0, top: 320, cell: size, pitch: size, cols: 2, rows: 1, across: 2 };
const plans = new Map([["table", table], ["rack", rack]]);

const lying: Piece = { id: "first", zone: "table", x: 0, y: 0, face: "first", turns: 6 };
const held = (id: string, x: number): Piece => ({ id, zone: "rack", x, y: 0, face: id, turns: 6 });
const pieces = [held("a", 0), held("b", 1)];
/** What a piece brings to the right of the first one, by its turns. */
const to = (piece: string, points: readonly number[]): Target[] =>
  points.map((points, turn) => {
    return { piece, zone: "table", x: 1, y: 0, move: `${piece}/${turn}`, points, turn, sides: points ? [4] : [] };
  });
const A = to("a", [0, 8, 20, 0, 8, 3]);
const B = to("b", [5, 6, 7, 8, 9, 30]);

function sit(given: Partial<Hand>) {
  const told: string[] = [];
  const hand: Hand = { seat: 0, pieces, targets: [], actions: [], status: line, asks: ["a", "b"], ...given };
  const choice = new Pointing({
    setting: () => setting,
    scene: () => ({ pieces: [lying], counters: [], status: line }),
    hand: () => ({ ...hand }),
    busy: () => false,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => told.push(move),
    onask: (piece) => told.push(`where ${piece}`),
    oncoming: ({ x, y }) => told.push(`what comes to ${x} ${y}`),
  });
  const tap = (zone: string, x: number, y: number, touch = true) => {
    const at = centreOf(plans.get(zone)!, x, y);
    choice.press(at, touch);
    choice.tap(at, touch, false);
  };
  const answered = (targets: Target[]) => {
    hand.targets = targets;
    choice.refresh();
  };
  return { choice, told, tap, answered };
}

describe("a piece whose turns are weighed", () => {
  it("asks where it may go, and is shown in its place in the turn that brings most", () => {
    const { choice, told, tap, answered } = sit({});
    tap("rack", 0, 0);
    expect(told).toEqual(["where a"]);
    expect(choice.targets).toEqual([]);
    answered(A);
    tap("table", 1, 0);
    expect(choice.previewed).toMatchObject({ turn: 2, points: 20 });
    expect(choice.previewed!.choices.map(({ points }) => points)).toEqual([20, 8, 8, 3, 0, 0]);
  });

  it("is turned there step by step, or as chosen, and laid by another tap", () => {
    const { choice, told, tap, answered } = sit({});
    tap("rack", 0, 0);
    answered(A);
    tap("table", 1, 0);
    choice.turnShown(1);
    expect(choice.previewed).toMatchObject({ turn: 3, points: 0 });
    choice.turnShown(-1);
    choice.turnShown(-1);
    expect(choice.previewed).toMatchObject({ turn: 1, points: 8 });
    choice.turnShown(1, 5);
    expect(choice.previewed).toMatchObject({ turn: 5, points: 3, move: "a/5" });
    tap("table", 1, 0);
    expect(told.at(-1)).toBe("a/5");
  });

  it("is turned on by a tap on it in hand", () => {
    const { choice, tap, answered } = sit({});
    tap("rack", 0, 0);
    answered(A);
    tap("table", 1, 0);
    tap("rack", 0, 0);
    expect(choice.chosen).toBe("a");
    expect(choice.previewed).toMatchObject({ turn: 3 });
  });

  it("skips turns in which it may not lie", () => {
    const { choice, tap, answered } = sit({});
    tap("rack", 0, 0);
    answered(A.filter(({ points }) => points));
    tap("table", 1, 0);
    choice.turnShown(1);
    expect(choice.previewed).toMatchObject({ turn: 4 });
  });

  it("stays as it was turned when the same is told again, and under a mouse that moves", () => {
    const { choice, tap, answered } = sit({});
    tap("rack", 0, 0, false);
    answered(A);
    const at = centreOf(table, 1, 0);
    choice.hover(at);
    expect(choice.aim).toMatchObject({ turn: 2 });
    choice.turnShown(1);
    choice.hover({ x: at.x + 3, y: at.y });
    expect(choice.aim).toMatchObject({ turn: 3 });
    answered([...A]);
    expect(choice.aim).toMatchObject({ turn: 3 });
  });

  it("is not laid by being dropped: its turn is asked for", () => {
    const { choice, told, answered } = sit({});
    const [from, at] = [centreOf(rack, 0, 0), centreOf(table, 1, 0)];
    choice.press(from, true);
    choice.carry(at, true);
    answered(A);
    choice.carry(at, true);
    choice.drop(at);
    expect(told).toEqual(["where a"]);
    expect(choice.previewed).toMatchObject({ turn: 2 });
  });
});

describe("a place of which is asked what fits there", () => {
  it("asks, shows what each piece brings, and takes one piece after the other on trial", () => {
    const { choice, told, tap, answered } = sit({});
    tap("table", 1, 0);
    expect(told).toEqual(["what comes to 1 0"]);
    answered([...A, ...B]);
    expect([...bringsTo([...A, ...B], choice.comparedAt)]).toEqual([["a", 20], ["b", 30]]);
    tap("rack", 1, 0);
    expect(choice.previewed).toMatchObject({ piece: "b", turn: 5, points: 30 });
    tap("rack", 0, 0);
    expect(choice.previewed).toMatchObject({ piece: "a", turn: 2 });
    answered([...A, ...B]);
    expect(choice.previewed).toBe(choice.aim);
    expect(choice.comparedAt).not.toBeNull();
    choice.cancel();
    expect(choice.comparedAt).toBeNull();
  });

  it("says so when nothing comes", () => {
    const { choice, tap, answered } = sit({});
    tap("table", 1, 0);
    answered([]);
    expect(choice.says?.id).toBe("table-compare-none");
  });

  it("is beside what lies there", () => {
    const { choice, told, tap } = sit({});
    tap("table", 3, 0);
    expect([told, choice.comparedAt]).toEqual([[], null]);
  });
});

describe("a hand in another order", () => {
  const hand: Hand = { seat: 0, pieces, targets: [], actions: [], status: line };
  const ids = (one: Hand) => one.pieces.map(({ id, x }) => [id, x]);

  it("has its pieces in the same slots", () => {
    const sorting = { label: line, order: ["b", "a"] };
    expect(ids(arranged(hand, sorting, new Map()))).toEqual([["b", 0], ["a", 1]]);
    expect(arranged(hand, null, new Map())).toBe(hand);
  });

  it("begins with what brings most", () => {
    expect(ids(arranged(hand, null, new Map([["a", 20], ["b", 30]])))).toEqual([["b", 0], ["a", 1]]);
  });
});
