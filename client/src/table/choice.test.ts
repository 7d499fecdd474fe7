import { describe, expect, it } from "vitest";
import type { Hand, Piece, Scene, Setting, Target } from "../wire";
import { Choice } from "./choice.svelte";
import type { Plan } from "./geometry";

const line = { id: "line" };
const setting: Setting = {
  zones: [
    { id: "board", kind: "squares", label: line, cols: 9, rows: 9, cells: [{ x: 0, y: 0, name: "a1" }] },
    { id: "rack", kind: "rack", label: line, cols: 5, rows: 1, seat: 0 },
  ],
};
const scene: Scene = { pieces: [], counters: [], status: line };
const piece = (id: string, x: number, face = id): Piece => {
  return { id, zone: "rack", x, y: 0, face, drop: `${face}@{name}` };
};
const target = (of: string, x: number, final = false): Target => {
  return { piece: of, zone: "board", x, y: 4, move: `${of}@${x}`, final };
};
const square = { width: 20, height: 20 };
const plan = (top: number, cols: number, rows: number): Plan => {
  return { left: 0, top, cell: square, pitch: square, cols, rows, across: cols };
};
const plans = new Map([
  ["board", plan(0, 9, 9)],
  ["rack", plan(200, 5, 1)],
]);
const boardAt = (x: number, y = 4) => ({ x: x * 20 + 10, y: y * 20 + 10 });
const rackAt = (x: number) => ({ x: x * 20 + 10, y: 210 });

function at(hand: Partial<Hand>, busy = false): { choice: Choice; sent: string[] } {
  const sent: string[] = [];
  const whole: Hand = { seat: 0, pieces: [], targets: [], actions: [], status: line, ...hand };
  const choice = new Choice({
    setting: () => setting,
    scene: () => scene,
    hand: () => whole,
    busy: () => busy,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => sent.push(move),
  });
  return { choice, sent };
}

const two = { pieces: [piece("a", 0), piece("b", 1)], targets: [target("a", 2), target("b", 6, true)] };

function tap(choice: Choice, point: { x: number; y: number }, touch: boolean): void {
  choice.press(point, touch);
  choice.tap(point, touch, false);
}

describe("tap and tap", () => {
  it("plays a piece in a lit place", () => {
    const { choice, sent } = at(two);
    tap(choice, rackAt(0), false);
    expect(choice.chosen).toBe("a");
    tap(choice, boardAt(2), false);
    expect(sent).toEqual(["a@2"]);
    expect(choice.chosen).toBeNull();
  });

  it("lets a piece go when it is tapped again", () => {
    const { choice } = at(two);
    tap(choice, rackAt(0), true);
    tap(choice, rackAt(0), true);
    expect(choice.chosen).toBeNull();
  });

  it("asks the rules about a place that is not lit, and keeps the piece", () => {
    const { choice, sent } = at(two);
    tap(choice, rackAt(0), false);
    tap(choice, boardAt(0, 0), false);
    expect(sent).toEqual(["a@a1"]);
    expect(choice.chosen).toBe("a");
  });

  it("takes the nearest lit place for a finger, not for a mouse", () => {
    for (const [touch, move] of [[true, "a@2"], [false, "a@"]] as const) {
      const { choice, sent } = at(two);
      tap(choice, rackAt(0), touch);
      tap(choice, boardAt(3), touch);
      expect(sent).toEqual([move]);
    }
  });

  it("shows a final move first and plays it at the second touch", () => {
    const { choice, sent } = at(two);
    tap(choice, rackAt(1), true);
    tap(choice, boardAt(6), true);
    expect(sent).toEqual([]);
    expect(choice.previewed?.move).toBe("b@6");
    tap(choice, boardAt(6), true);
    expect(sent).toEqual(["b@6"]);
  });

  it("sends nothing while a move is on its way", () => {
    const { choice, sent } = at(two, true);
    tap(choice, rackAt(0), false);
    tap(choice, boardAt(2), false);
    expect(sent).toEqual([]);
  });

  it("leaves the pieces alone when there is nothing to decide", () => {
    const { choice } = at({ pieces: two.pieces });
    tap(choice, rackAt(0), false);
    expect(choice.chosen).toBeNull();
  });

  it("plays a twin as well as the piece that the targets name", () => {
    const { choice, sent } = at({
      pieces: [piece("a", 0, "f"), piece("a2", 1, "f")],
      targets: [target("a", 2)],
    });
    tap(choice, rackAt(1), false);
    tap(choice, boardAt(2), false);
    expect(sent).toEqual(["a@2"]);
  });
});

describe("drag", () => {
  it("plays where it is let go, even what is final: it was seen on the way", () => {
    const { choice, sent } = at(two);
    choice.press(rackAt(1), true);
    choice.carry(boardAt(5), true);
    choice.carry(boardAt(6), true);
    expect(choice.aim?.move).toBe("b@6");
    choice.drop(boardAt(6));
    expect(sent).toEqual(["b@6"]);
  });

  it("goes back from beside the table, and asks why from a place that is not lit", () => {
    const { choice, sent } = at(two);
    choice.press(rackAt(0), false);
    choice.carry({ x: 500, y: 500 }, false);
    choice.drop({ x: 500, y: 500 });
    expect(sent).toEqual([]);
    choice.press(rackAt(0), false);
    choice.carry(boardAt(0, 0), false);
    choice.drop(boardAt(0, 0));
    expect(sent).toEqual(["a@a1"]);
    expect(choice.carried).toBeNull();
  });

  it("ends when it is cancelled, and the pointer carries nothing on", () => {
    const { choice } = at(two);
    choice.press(rackAt(0), false);
    choice.carry(boardAt(2), false);
    choice.cancel();
    choice.carry(boardAt(2), false);
    expect(choice.carried).toBeNull();
    expect(choice.chosen).toBeNull();
  });
});
