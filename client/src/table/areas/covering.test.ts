import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Hand, Piece, Scene, Setting } from "../../wire";
import type { Plan } from "../geometry";
import { Pointing } from "../pointing.svelte";
import { sayNow } from "../saying";

const line = { id: "line" };
const name = (x: number, y: number) => `${"abcdefghij"[x]}${y + 1}`;
const cells = Array.from({ length: 100 }, (_, i) => {
  const [x, y] = [i % 10, Math.floor(i / 10)];
  return { x, y, name: name(x, y) };
});
const setting: Setting = {
  zones: [
    { id: "grid", kind: "squares", label: line, cols: 10, rows: 10, cells },
    { id: "rack", kind: "rack", label: line, cols: 1, rows: 1, seat: 0 },
  ],
};
const square = (size: number) => ({ width: size, height: size });
const plans = new Map<string, Plan>([
  ["grid", { left: 0, top: 0, cell: square(20), pitch: square(20), cols: 10, rows: 10, across: 10 }],
  ["rack", { left: 0, top: 220, cell: square(60), pitch: square(66), cols: 1, rows: 1, across: 1, rack: true }],
]);
const brick: Piece = {
  id: "brick", zone: "rack", x: 0, y: 0, face: "blue", wide: 3, high: 2, turns: 2, period: 2,
  drops: ["3x2@{name}", "2x3@{name}"],
};
const theirs: Piece = { id: "theirs", zone: "grid", x: 6, y: 5, face: "red", wide: 2, high: 3 };
const others: Piece = { id: "others", zone: "grid", x: 8, y: 5, face: "red", wide: 1, high: 3 };
const note = { id: "note" };
const given: Partial<Hand> = {
  fits: [
    { piece: "brick", zone: "grid", turn: 0, move: "3x2@{name}", names: ["a1", "b1", "e9"], points: 6 },
    { piece: "brick", zone: "grid", turn: 1, move: "2x3@{name}", names: ["i1"], points: 6 },
  ],
  picks: [{ piece: "theirs", move: "steal g6", points: 6, note }],
};
const cover = { piece: "brick", zone: "grid", x: 6, y: 5, wide: 3, high: 2, move: "cover g6", points: 4 };

function at(more: Partial<Hand> = given, lying = [theirs, others]): { choice: Pointing; sent: string[]; hand: Hand } {
  const sent: string[] = [];
  const hand: Hand = { seat: 0, pieces: [brick], targets: [], actions: [], status: line, ...more };
  const scene: Scene = { pieces: lying, counters: [], status: line };
  const choice = new Pointing({
    setting: () => setting,
    scene: () => scene,
    hand: () => ({ ...hand }),
    busy: () => false,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => sent.push(move),
  });
  return { choice, sent, hand };
}

/** The middle of a cell, on the screen. */
const on = (x: number, y: number) => ({ x: x * 20 + 10, y: y * 20 + 10 });
const SLOT = { x: 30, y: 250 };

function tap(choice: Pointing, point: { x: number; y: number }, touch = true): void {
  choice.press(point, touch);
  choice.tap(point, touch, false);
}

beforeEach(() => vi.stubGlobal("innerHeight", 1000));

describe("by taps alone", () => {
  it("the only piece need not be taken up: it is shown around the cell, and laid by the second tap", () => {
    const { choice, sent } = at();
    tap(choice, on(3, 0));
    expect(choice.chosen).toBe("brick");
    expect(choice.asking?.move).toBe("3x2@b1");
    expect(sent).toEqual([]);
    tap(choice, on(1, 1));
    expect(sent).toEqual(["3x2@b1"]);
    expect(choice.sent).toMatchObject({ piece: "brick", zone: "grid", x: 1, y: 0, turn: 0 });
    expect(choice.asking).toBeNull();
  });

  it("elsewhere it is shown anew; where nothing covers the cell, nearest to it, which is said", () => {
    const { choice, sent } = at();
    tap(choice, on(3, 0));
    tap(choice, on(5, 9));
    expect(choice.asking?.move).toBe("3x2@e9");
    expect(choice.says).toBeNull();
    tap(choice, on(2, 7));
    expect(choice.asking?.move).toBe("3x2@e9");
    expect(choice.says?.id).toBe("table-area-nearest");
    choice.confirm();
    expect(sent).toEqual(["3x2@e9"]);
  });

  it("it is turned if only so it covers the cell", () => {
    const { choice, sent } = at();
    tap(choice, on(9, 2));
    expect(choice.asking?.move).toBe("2x3@i1");
    expect(choice.stepsOf("brick")).toBe(1);
    tap(choice, on(8, 0));
    expect(sent).toEqual(["2x3@i1"]);
  });

  it("that fits nowhere asks the rules why", () => {
    const { choice, sent } = at({ picks: given.picks! });
    tap(choice, on(3, 3));
    expect(sent).toEqual(["3x2@c4"]);
    tap(choice, on(0, 3));
    expect(sent).toHaveLength(1);
    expect(choice.says?.id).toBe("table-area-beyond");
  });

  it("what can be taken says what that does, and is taken by the second tap", () => {
    const { choice, sent, hand } = at();
    tap(choice, on(7, 7), false);
    expect(choice.asking?.means).toBe("pick");
    expect(sayNow(choice, hand, { pieces: [], counters: [], status: line }, false)).toBe(note);
    expect(sent).toEqual([]);
    tap(choice, on(6, 5), false);
    expect(sent).toEqual(["steal g6"]);
    expect(choice.sent).toBeNull();
  });

  it("where several things can be taken taps show one after the other, and a button takes", () => {
    const { choice, sent } = at({ ...given, blocks: [cover] });
    tap(choice, on(6, 5));
    expect(choice.asking?.move).toBe("cover g6");
    expect(choice.again()).toBe(false);
    tap(choice, on(6, 5));
    expect(choice.asking?.move).toBe("steal g6");
    tap(choice, on(6, 5));
    expect(choice.asking?.move).toBe("cover g6");
    choice.confirm();
    expect(sent).toEqual(["cover g6"]);
    expect(choice.sent).toMatchObject({ piece: "brick", x: 6, y: 5, turn: 0 });
  });

  it("nothing is shown any more once it is put back", () => {
    const { choice, sent } = at();
    tap(choice, on(3, 0));
    choice.cancel();
    expect([choice.chosen, choice.asking, choice.aimed]).toEqual([null, null, null]);
    expect(sent).toEqual([]);
  });
});

describe("carried", () => {
  function carry(choice: Pointing, point: { x: number; y: number }, touch = false): void {
    choice.press(SLOT, touch);
    choice.carry(point, touch);
  }

  it("it snaps to where it fits, and is laid where it is let go", () => {
    const { choice, sent } = at();
    carry(choice, { x: 54, y: 27 });
    expect(choice.aimed?.move).toBe("3x2@b1");
    choice.drop({ x: 54, y: 27 });
    expect(sent).toEqual(["3x2@b1"]);
  });

  it("a finger does not hide it: it is carried above", () => {
    const { choice } = at();
    carry(choice, { x: 50, y: 66 }, true);
    expect(choice.aimed?.move).toBe("3x2@b1");
    expect(choice.boxOfCarried(choice.carried!)).toEqual({ left: 20, top: 0, width: 60, height: 40 });
  });

  it("close to the end of the screen it is not carried above it, so that it reaches all rows", () => {
    vi.stubGlobal("innerHeight", 204);
    const { choice } = at();
    carry(choice, { x: 110, y: 186 }, true);
    expect(choice.aimed?.move).toBe("3x2@e9");
  });

  it("where it does not fit the rules are asked, with its corner", () => {
    const { choice, sent } = at();
    carry(choice, on(4, 4));
    expect(choice.aimed).toBeNull();
    choice.drop({ x: 94, y: 92 });
    expect(sent).toEqual(["3x2@d5"]);
    expect(choice.chosen).toBeNull();
    expect(choice.releasedAt?.piece).toBe("brick");
  });

  it("turned it says so to the rules, and snaps as it is", () => {
    const { choice, sent } = at();
    carry(choice, { x: 180, y: 32 });
    expect(choice.aimed).toBeNull();
    choice.turn();
    expect(choice.aimed?.move).toBe("2x3@i1");
    choice.carry(on(4, 4), false);
    choice.drop(on(4, 4));
    expect(sent).toEqual(["2x3@e4"]);
  });

  it("off the board it just goes back", () => {
    const { choice, sent } = at();
    carry(choice, { x: 400, y: 300 });
    choice.drop({ x: 400, y: 300 });
    expect(sent).toEqual([]);
    expect(choice.says).toBeNull();
  });

  it("over what it can take it takes that", () => {
    const { choice, sent } = at({ ...given, blocks: [cover] });
    carry(choice, { x: 152, y: 120 });
    choice.drop({ x: 152, y: 120 });
    expect(sent).toEqual(["cover g6"]);
  });

  it("it can be carried on from where it is shown", () => {
    const { choice, sent } = at();
    tap(choice, on(1, 0));
    expect(choice.press(on(1, 0), true)).toBe("piece");
    choice.carry({ x: 50, y: 66 }, true);
    expect(choice.asking).toBeNull();
    choice.drop({ x: 50, y: 66 });
    expect(sent).toEqual(["3x2@b1"]);
  });

  it("a click lays what was seen under the mouse", () => {
    const { choice, sent } = at();
    tap(choice, SLOT, false);
    choice.hover({ x: 52, y: 24 });
    expect(choice.aimed?.move).toBe("3x2@b1");
    tap(choice, { x: 52, y: 24 }, false);
    expect(sent).toEqual(["3x2@b1"]);
  });
});

describe("turning and keys", () => {
  it("what is shown stays as near as it can", () => {
    const { choice } = at();
    tap(choice, on(1, 0));
    choice.turn();
    expect(choice.asking?.move).toBe("2x3@i1");
    choice.turn();
    expect(choice.asking?.move).toBe("3x2@b1");
    expect(choice.tells).toMatchObject({ args: { name: "b1", wide: 3, high: 2, points: 6 } });
  });

  it("a piece that only fits turned is turned as it is taken up", () => {
    const { choice } = at({ fits: [given.fits![1]!] });
    choice.pick(brick);
    expect(choice.stepsOf("brick")).toBe(1);
    expect(choice.placesOf("brick")).toBe(1);
  });

  it("the arrows reach everything; what is taken asks first", () => {
    const { choice, sent } = at();
    choice.by = "keys";
    choice.pick(brick);
    choice.pointNear({ x: 0, y: 0 });
    expect(choice.aimed?.move).toBe("3x2@a1");
    choice.pointAhead({ x: 0, y: 0 }, "ArrowRight");
    expect(choice.aimed?.move).toBe("3x2@b1");
    choice.pointAhead({ x: 0, y: 0 }, "ArrowDown");
    choice.pointInTurn(1);
    expect(choice.aimed?.move).toBe("steal g6");
    choice.enter();
    expect(sent).toEqual([]);
    choice.enter();
    expect(sent).toEqual(["steal g6"]);
  });

  it("a new scene keeps what can still be done", () => {
    const { choice, hand } = at();
    tap(choice, on(1, 0));
    choice.refresh();
    expect(choice.asking?.move).toBe("3x2@a1");
    hand.fits = [{ ...given.fits![0]!, names: ["e9"] }];
    choice.refresh();
    expect(choice.asking).toBeNull();
  });
});
