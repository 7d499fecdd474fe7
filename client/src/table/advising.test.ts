import { describe, expect, it } from "vitest";
import type { Hand, Piece, Setting, Target } from "../wire";
import { centreOf, type Plan } from "./geometry";
import { Pointing } from "./pointing.svelte";

// A move that is advised is shown as if it had been aimed at, on every kind of table.
const line = { id: "line" };
const cells = Array.from({ length: 36 }, (_, i) => ({ x: i % 6, y: Math.floor(i / 6), name: `c${i}` }));
const setting: Setting = {
  zones: [
    { id: "board", kind: "squares", label: line, cols: 6, rows: 6, cells },
    { id: "table", kind: "plane", label: line, cols: 0, rows: 0 },
    { id: "rack", kind: "rack", label: line, cols: 4, rows: 1, seat: 0 },
  ],
};
const square = { width: 20, height: 20 };
const flat = { cell: square, pitch: square, rows: 6 };
const window = { left: 200, top: 0, width: 200, height: 200 };
const plans = new Map<string, Plan>([
  ["board", { left: 0, top: 0, ...flat, cols: 6, across: 6 }],
  ["table", { left: 300, top: 100, cell: square, pitch: square, cols: 0, rows: 0, across: 0, window }],
  ["rack", { left: 0, top: 220, ...flat, cols: 4, across: 4 }],
]);
const held = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({ id, zone: "rack", x, y: 0, face: id, ...more });
const lies: Piece = { id: "lies", zone: "table", x: 0, y: 0, face: "lies", turns: 4 };

function sit(given: Partial<Hand>) {
  const sent: string[] = [];
  const hand: Hand = { seat: 0, pieces: [], targets: [], actions: [], status: line, ...given };
  const choice = new Pointing({
    setting: () => setting,
    scene: () => ({ pieces: [lies], counters: [], status: line }),
    hand: () => ({ ...hand }),
    busy: () => false,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => sent.push(move),
    onask: (piece) => sent.push(`where ${piece}`),
  });
  const tap = (zone: string, x: number, y: number, touch = true) => {
    const at = centreOf(plans.get(zone)!, x, y);
    choice.press(at, touch);
    choice.tap(at, touch, false);
  };
  return { choice, sent, hand, tap };
}

describe("advice", () => {
  const to = (piece: string, x: number, final = false): Target => ({ piece, zone: "board", x, y: 1, move: `${piece}@${x}`, final });
  const two = { pieces: [held("a", 0), held("b", 1)], targets: [to("a", 2), to("b", 3), to("b", 4, true)] };

  it("lifts the piece and aims at its place, where a tap plays it", () => {
    for (const touch of [true, false]) {
      const { choice, sent, tap } = sit(two);
      choice.advise({ move: "b@3", target: to("b", 3), by: touch ? "touch" : "mouse" });
      expect(choice.chosen).toBe("b");
      expect([choice.aim?.move, choice.previewed?.move]).toEqual(["b@3", "b@3"]);
      choice.hover(centreOf(plans.get("board")!, 5, 5)); // it stays there
      expect(choice.aim?.move).toBe("b@3");
      expect(sent).toEqual([]);
      tap("board", 3, 1, touch);
      expect(sent).toEqual(["b@3"]);
    }
  });

  it("can be let go for something else", () => {
    const { choice, sent, tap } = sit(two);
    choice.advise({ move: "b@4", target: to("b", 4, true), by: "touch" });
    tap("rack", 0, 0);
    expect([choice.chosen, choice.previewed]).toEqual(["a", null]);
    tap("board", 2, 1);
    expect(sent).toEqual(["a@2"]);
  });

  it("turns the piece as it has to lie", () => {
    const turned = (turn: number): Target => ({ piece: "t", zone: "table", x: 1, y: 0, turn, move: `t${turn}` });
    const { choice, sent, tap } = sit({ pieces: [held("t", 0, { turns: 4 })], targets: [turned(1), turned(3)] });
    choice.advise({ move: "t3", target: turned(3), by: "touch" });
    expect(choice.aim?.move).toBe("t3");
    expect(choice.previewed?.fits).toBe(true);
    choice.confirm();
    expect(sent).toEqual(["t3"]);
    tap("table", 5, 5);
  });

  it("lays the first of two pieces and shows the second", () => {
    const then = { piece: "v", zone: "table", x: 2, y: 0, turn: 2 };
    const both: Target = { piece: "u", zone: "table", x: 1, y: 0, turn: 1, move: "u+v", then };
    const alone: Target = { piece: "u", zone: "table", x: 1, y: 0, turn: 1, move: "u" };
    const pieces = [held("u", 0, { turns: 4 }), held("v", 1, { turns: 4 })];
    const { choice, sent } = sit({ pieces, targets: [alone, both] });
    choice.advise({ move: "u+v", target: both, by: "mouse" });
    expect([choice.draft?.piece, choice.chosen, choice.aim?.x]).toEqual(["u", "v", 2]);
    choice.confirm();
    expect(sent).toEqual(["u+v"]);
  });

  it("waits until it is told where the piece may go", () => {
    const lie = (turn: number, points: number): Target => ({ piece: "h", zone: "table", x: 1, y: 0, turn, move: `h${turn}`, points });
    const { choice, sent, hand } = sit({ pieces: [held("h", 0, { turns: 6 })], asks: ["h"] });
    choice.advise({ move: "h2", target: lie(2, 8), by: "touch" });
    expect([choice.chosen, choice.previewed]).toEqual(["h", null]);
    expect(sent).toEqual(["where h"]);
    hand.targets = [lie(0, 20), lie(2, 8)];
    choice.refresh();
    expect(choice.previewed?.move).toBe("h2"); // though another turn would bring more at once
    choice.confirm();
    expect(sent).toEqual(["where h", "h2"]);
  });

  it("shows where several cells are covered, and what can be taken", () => {
    const brick = held("k", 0, { wide: 3, high: 2, turns: 2, period: 2 });
    const fits = [0, 1].map((turn) => ({ piece: "k", zone: "board", turn, move: `k${turn}@{name}`, names: ["c0", "c1"] }));
    const blocks = [{ piece: "k", zone: "board", x: 3, y: 3, wide: 3, high: 2, move: "cover" }];
    const sized = sit({ pieces: [brick], fits, blocks });
    sized.choice.advise({ move: "k1@c1", by: "touch" });
    expect(sized.choice.asking).toMatchObject({ move: "k1@c1", turn: 1, wide: 2, high: 3 });
    sized.choice.confirm();
    sized.choice.advise({ move: "cover", by: "mouse" });
    expect(sized.choice.asking?.means).toBe("block");
    sized.choice.confirm();
    expect(sized.sent).toEqual(["k1@c1", "cover"]);

    const { choice, sent } = sit({ picks: [{ piece: "lies", move: "take lies" }] });
    choice.advise({ move: "take lies", by: "mouse" });
    expect(choice.picked?.piece).toBe("lies");
    choice.confirm();
    expect(sent).toEqual(["take lies"]);
  });

  it("does nothing with the hand where a button is meant", () => {
    const { choice, sent } = sit(two);
    choice.advise({ move: "pass", by: "mouse" });
    expect([choice.chosen, choice.previewed, sent]).toEqual([null, null, []]);
  });
});
