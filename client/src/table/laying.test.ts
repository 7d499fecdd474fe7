import { describe, expect, it } from "vitest";
import type { Hand, Piece, Pick, Scene, Setting, Target } from "../wire";
import type { Plan } from "./geometry";
import { Pointing } from "./pointing.svelte";

const line = { id: "line" };
const setting: Setting = {
  zones: [
    { id: "table", kind: "plane", label: line, cols: 0, rows: 0 },
    { id: "rack", kind: "rack", label: line, cols: 4, rows: 0, seat: 0 },
  ],
};
const lying: Piece = { id: "start", zone: "table", x: 0, y: 0, face: "start", turns: 4 };
const scene: Scene = { pieces: [lying], counters: [], status: line };
const tile = (id: string, x: number, more: Partial<Piece> = {}): Piece => {
  return { id, zone: "rack", x, y: 0, face: id, turns: 4, ...more };
};
const at = (piece: string, x: number, y: number, turn = 0, more: Partial<Target> = {}): Target => {
  return { piece, zone: "table", x, y, turn, move: `${piece}${turn}@${x},${y}`, ...more };
};
const pair = (a: Target, b: Target): Target => {
  const { piece, zone, x, y, turn } = b;
  return { ...a, move: `${a.move}+${b.move}`, then: { piece, zone, x, y, turn } };
};
const square = { width: 20, height: 20 };
const size = { left: 0, top: 0, width: 200, height: 200 };
const plans = new Map<string, Plan>([
  ["table", { left: 100, top: 100, cell: square, pitch: square, cols: 0, rows: 0, across: 0, window: size }],
  ["rack", { left: 0, top: 220, cell: square, pitch: square, cols: 4, rows: 1, across: 4 }],
]);
const placeAt = (x: number, y: number) => ({ x: 110 + x * 20, y: 110 + y * 20 });
const rackAt = (x: number) => ({ x: x * 20 + 10, y: 230 });

interface Made {
  choice: Pointing;
  sent: string[];
  hand: Hand;
  panned: { x: number; y: number }[];
  tap: (point: { x: number; y: number }, touch?: boolean) => void;
}

function table(given: Partial<Hand>): Made {
  const sent: string[] = [];
  const panned: { x: number; y: number }[] = [];
  const hand: Hand = { seat: 0, pieces: [], targets: [], actions: [], status: line, ...given };
  const choice = new Pointing({
    setting: () => setting,
    scene: () => scene,
    hand: () => hand,
    busy: () => false,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => sent.push(move),
    onpan: (_, by) => panned.push(by),
  });
  const tap = (point: { x: number; y: number }, touch = false) => {
    choice.press(point, touch);
    choice.tap(point, touch, false);
  };
  return { choice, sent, hand, panned, tap };
}

describe("a tile that turns", () => {
  // a fits on the right as it is, above after one turn, on the left after two or three.
  const moves = [at("a", 1, 0), at("a", 0, -1, 1), at("a", -1, 0, 2), at("a", -1, 0, 3)];
  const turning = () => table({ pieces: [tile("a", 0), tile("b", 1)], targets: moves });
  const lit = (choice: Pointing) =>
    Object.fromEntries(choice.targets.map(({ x, y, fits, turns }) => [`${x} ${y}`, [fits, turns]]));

  it("has places where it fits as it is, and places where it fits if it is turned", () => {
    const { choice, tap } = turning();
    tap(rackAt(0));
    expect(lit(choice)).toEqual({ "1 0": [true, [0]], "0 -1": [false, [1]], "-1 0": [false, [2, 3]] });
  });

  it("turns at a second tap, and by a key, a step at a time", () => {
    const { choice, tap } = turning();
    tap(rackAt(0));
    tap(rackAt(0));
    expect(choice.chosen).toBe("a");
    expect(lit(choice)["0 -1"]).toEqual([true, [1]]);
    expect(lit(choice)["1 0"]).toEqual([false, [0]]);
    choice.turn();
    choice.turn();
    expect(lit(choice)["-1 0"]).toEqual([true, [3, 2]]);
    choice.turn();
    expect([choice.stepsOf("a"), lit(choice)["1 0"]]).toEqual([4, [true, [0]]]);
    expect(choice.tells).toEqual({ id: "table-turned", args: { places: 1 } });
  });

  it("is laid at once where it fits", () => {
    const { choice, sent, tap } = turning();
    tap(rackAt(0));
    tap(placeAt(1, 0), true);
    expect(sent).toEqual(["a0@1,0"]);
    expect(choice.shown([tile("a", 0)])[0]).toMatchObject({ zone: "table", x: 1, y: 0, turn: 0 });
  });

  it("is turned first where it would fit, shown there, and laid by a second tap or the check", () => {
    for (const confirm of [true, false]) {
      const { choice, sent, tap } = turning();
      tap(rackAt(0));
      tap(placeAt(0, -1));
      expect(sent).toEqual([]);
      expect(choice.previewed).toMatchObject({ x: 0, y: -1, turn: 1, fits: true });
      expect(choice.stepsOf("a")).toBe(1);
      if (confirm) choice.confirm();
      else tap(placeAt(0, -1));
      expect(sent).toEqual(["a1@0,-1"]);
    }
  });

  it("asks with a button beside the table, which is no place of it", () => {
    const { choice, tap } = turning();
    tap(rackAt(0));
    tap(placeAt(0, -1));
    expect(choice.press({ x: 500, y: 500 }, false)).toBeNull();
    expect(choice.previewed).not.toBeNull();
  });

  it("goes through its turns where it fits in several, until the check", () => {
    const { choice, sent, tap } = turning();
    tap(rackAt(0));
    for (const turn of [2, 3, 2]) {
      tap(placeAt(-1, 0), true);
      expect(choice.previewed?.turn).toBe(turn);
    }
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual(["a2@-1,0"]);
  });

  it("is turned and shown where it is dropped, if it would fit there", () => {
    const { choice, sent } = turning();
    choice.press(rackAt(0), false);
    choice.carry(placeAt(0, 0), false);
    choice.carry(placeAt(0, -1), false);
    choice.drop(placeAt(0, -1));
    expect([sent, choice.carried]).toEqual([[], null]);
    expect(choice.previewed).toMatchObject({ x: 0, y: -1, turn: 1 });
    choice.confirm();
    expect(sent).toEqual(["a1@0,-1"]);
  });

  it("is carried as it is turned, and stays in hand where the rules refuse it", () => {
    const drops = [0, 1, 2, 3].map((turn) => `a${turn}@{x},{y}`);
    const { choice, sent, tap } = table({ pieces: [tile("a", 0, { drops })], targets: moves });
    tap(rackAt(0));
    choice.turn();
    tap(placeAt(3, 3));
    expect(sent).toEqual(["a1@3,3"]);
    expect(choice.chosen).toBe("a");
  });

  it("that looks the same after two steps has only two turns", () => {
    const { choice, tap } = table({
      pieces: [tile("a", 0, { period: 2 })],
      targets: [at("a", 1, 0, 0), at("a", 0, 1, 1)],
    });
    tap(rackAt(0));
    choice.turn();
    choice.turn();
    expect(choice.targets.find(({ x }) => x === 1)?.fits).toBe(true);
    tap(placeAt(0, 1));
    expect(choice.stepsOf("a")).toBe(3);
  });
});

describe("two tiles in one move", () => {
  const pieces = [tile("a", 0), tile("b", 1), tile("c", 2), tile("d", 3)];
  const two = [
    pair(at("a", 1, 0), at("b", 2, 0, 1)),
    pair(at("a", 1, 0), at("c", 1, 1, 0)),
    pair(at("c", 0, 1), at("b", 0, 2, 2)),
  ];

  it("lie as a draft when the first is laid, until the second comes", () => {
    const { choice, sent, tap } = table({ pieces, targets: two });
    tap(rackAt(0));
    expect(choice.targets).toMatchObject([{ x: 1, y: 0, half: true, fits: true }]);
    tap(placeAt(1, 0));
    expect([sent, choice.draft]).toEqual([[], { piece: "a", zone: "table", x: 1, y: 0, turn: 0 }]);
    expect(choice.shown(pieces)[0]).toMatchObject({ zone: "table", x: 1, y: 0 });
    expect(pieces.map(({ id }) => choice.targetsOf(id).length)).toEqual([0, 1, 1, 0]);
    expect(choice.open()).toMatchObject([{ x: 2, y: 0 }, { x: 1, y: 1 }]);
    tap(rackAt(2));
    tap(placeAt(1, 1));
    expect(sent).toEqual(["a0@1,0+c0@1,1"]);
    expect(choice.draft).toBeNull();
    expect(choice.shown(pieces)).toMatchObject([{ x: 1, y: 0 }, {}, { x: 1, y: 1 }, {}]);
  });

  it("may be laid in either order", () => {
    const { choice, sent, tap } = table({ pieces, targets: [two[0]!] });
    tap(rackAt(1));
    choice.turn();
    tap(placeAt(2, 0));
    expect(choice.draft?.piece).toBe("b");
    // Only one tile can come: it is in hand already.
    expect(choice.chosen).toBe("a");
    tap(placeAt(1, 0));
    expect(sent).toEqual(["a0@1,0+b1@2,0"]);
  });

  it("may be one, where that is a move as well", () => {
    const { choice, sent, tap } = table({ pieces, targets: [at("a", 1, 0), ...two] });
    tap(rackAt(0));
    expect(choice.targets[0]).toMatchObject({ half: false });
    tap(placeAt(1, 0));
    expect([sent, choice.chosen]).toEqual([[], null]);
    choice.layAlone();
    expect(sent).toEqual(["a0@1,0"]);
  });

  it("are one at once, where nothing can be added", () => {
    const { choice, sent, tap } = table({ pieces, targets: [at("d", 1, 0), ...two] });
    tap(rackAt(3));
    tap(placeAt(1, 0));
    expect([sent, choice.draft]).toEqual([["d0@1,0"], null]);
  });

  it("are taken back by a button, by a tap on what is laid, and by carrying it away", () => {
    for (const way of ["button", "tap", "carry"]) {
      const { choice, sent, tap } = table({ pieces, targets: two });
      tap(rackAt(0));
      tap(placeAt(1, 0));
      if (way === "button") choice.takeBack();
      else if (way === "tap") tap(placeAt(1, 0));
      else {
        expect(choice.press(placeAt(1, 0), false)).toBe("piece");
        choice.carry(placeAt(1, 3), false);
        expect(choice.carried?.piece.id).toBe("a");
        choice.carry(placeAt(5, 3), false);
        choice.drop(placeAt(5, 3));
      }
      expect([choice.draft, choice.chosen, sent]).toEqual([null, null, []]);
    }
  });

  it("come when the place is tapped first: turned as they must be, or asked which", () => {
    const { choice, sent, tap } = table({ pieces, targets: two });
    tap(rackAt(0));
    tap(placeAt(1, 0));
    tap(placeAt(2, 0));
    expect([choice.chosen, choice.previewed?.turn]).toEqual(["b", 1]);
    choice.confirm();
    expect(sent).toEqual(["a0@1,0+b1@2,0"]);

    const more = [pair(at("a", 1, 0), at("b", 2, 0)), pair(at("a", 1, 0), at("c", 2, 0, 3))];
    const other = table({ pieces, targets: more });
    other.tap(rackAt(0));
    other.tap(placeAt(1, 0));
    other.tap(placeAt(2, 0));
    expect(other.choice.says?.id).toBe("table-which-piece");
    other.tap(rackAt(2));
    expect(other.choice.previewed).toMatchObject({ x: 2, y: 0, turn: 3 });
  });

  it("that are alike go for each other", () => {
    const twins = [tile("a.1", 0, { face: "a" }), tile("a.2", 1, { face: "a" }), tile("b", 2)];
    const targets = [at("a.1", 1, 0), pair(at("a.1", 0, 1), at("a.2", 0, 2, 1))];
    for (const slot of [0, 1]) {
      const { choice, sent, tap } = table({ pieces: twins, targets });
      tap(rackAt(slot));
      expect(choice.targets.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(["0 1", "0 2", "1 0"]);
      tap(placeAt(0, 1));
      tap(placeAt(0, 2));
      choice.confirm();
      expect(sent).toEqual(["a.10@0,1+a.21@0,2"]);
    }
  });

  it("are forgotten when the table has changed so that they go no more", () => {
    const { choice, tap, hand } = table({ pieces, targets: two });
    tap(rackAt(0));
    tap(placeAt(1, 0));
    hand.targets = [two[2]!];
    choice.refresh();
    expect(choice.draft).toBeNull();
  });

  it("show at a place what all its moves bring", () => {
    const { choice, tap } = table({
      pieces,
      targets: [{ ...two[0]!, badge: "2" }, { ...two[1]!, badge: "10", tick: true }],
    });
    tap(rackAt(0));
    expect(choice.targets[0]).toMatchObject({ badge: "2–10", tick: true, half: true });
  });
});

describe("a piece that is chosen where it lies", () => {
  const picks: Pick[] = [{ piece: "start", move: "take 0,0", note: { id: "note" } }];

  it("is asked for at the first tap and sent at the second", () => {
    const { choice, sent, tap } = table({ picks });
    tap(placeAt(0, 0), true);
    expect([choice.picked?.move, sent]).toEqual(["take 0,0", []]);
    tap(placeAt(4, 4), true);
    expect(choice.picked).toBeNull();
    tap(placeAt(0, 0), true);
    tap(placeAt(0, 0), true);
    expect(sent).toEqual(["take 0,0"]);
  });

  it("is where the keys go", () => {
    expect(table({ picks }).choice.useful("table")).toEqual([lying]);
  });
});

describe("the table under its window", () => {
  it("moves with a finger that begins beside the pieces", () => {
    const { choice, panned } = table({ pieces: [tile("a", 0)], targets: [at("a", 1, 0)] });
    expect(choice.press(placeAt(3, 3), true)).toBe("felt");
    choice.pan({ x: 5, y: 6 });
    expect(panned).toEqual([{ x: 5, y: 6 }]);
    expect(choice.press(rackAt(0), true)).toBe("piece");
  });

  it("does not take what lies outside of the window for its own", () => {
    const { choice } = table({ pieces: [tile("a", 0)], targets: [at("a", 1, 0)] });
    choice.choose(tile("a", 0));
    expect(choice.press(rackAt(2), false)).toBe("place");
    expect(choice.press({ x: 500, y: 500 }, false)).toBeNull();
  });
});
