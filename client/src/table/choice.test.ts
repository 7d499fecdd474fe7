import { describe, expect, it } from "vitest";
import type { Hand, Piece, Scene, Setting, Target } from "../wire";
import type { Plan } from "./geometry";
import { Pointing } from "./pointing.svelte";

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

interface Later {
  choice: Pointing;
  sent: string[];
  hand: Hand;
  busy: { now: boolean };
}

/** A choice whose hand and moves under way change in the course of the test. */
function later(given: Partial<Hand>): Later {
  const sent: string[] = [];
  const hand: Hand = { seat: 0, pieces: [], targets: [], actions: [], status: line, ...given };
  const busy = { now: false };
  const choice = new Pointing({
    setting: () => setting,
    scene: () => scene,
    // Another object each time, as each message of the server brings another.
    hand: () => ({ ...hand }),
    busy: () => busy.now,
    quick: () => false,
    plans: () => plans,
    onmove: (move) => sent.push(move),
  });
  return { choice, sent, hand, busy };
}

function at(hand: Partial<Hand>, busy = false): { choice: Pointing; sent: string[] } {
  const made = later(hand);
  made.busy.now = busy;
  return made;
}

const two = { pieces: [piece("a", 0), piece("b", 1)], targets: [target("a", 2), target("b", 6, true)] };

function tap(choice: Pointing, point: { x: number; y: number }, touch: boolean): void {
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

  it("plays what was meant meanwhile once that is answered, if it still can be", () => {
    for (const [left, moves] of [[two.targets, ["a@2"]], [[target("a", 3)], []]] as const) {
      const { choice, sent, hand, busy } = later(two);
      busy.now = true;
      tap(choice, rackAt(0), true);
      tap(choice, boardAt(2), true);
      hand.targets = [...left];
      choice.refresh(); // another's doing: the move is still on its way
      expect(sent).toEqual([]);
      busy.now = false;
      choice.refresh();
      expect(sent).toEqual(moves);
      choice.refresh();
      expect(sent).toEqual(moves);
    }
  });

  it("shows what was meant meanwhile first, if it turns out to be final", () => {
    const { choice, sent, hand, busy } = later(two);
    busy.now = true;
    tap(choice, rackAt(0), true);
    tap(choice, boardAt(2), true);
    busy.now = false;
    hand.targets = [target("a", 2, true)];
    choice.refresh();
    expect([choice.previewed?.move, sent]).toEqual(["a@2", []]);
  });

  it("forgets what was meant meanwhile when the move before came to nothing", () => {
    const { choice, sent, busy } = later(two);
    busy.now = true;
    tap(choice, rackAt(0), true);
    tap(choice, boardAt(2), true);
    busy.now = false;
    choice.giveUp();
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

  it("begins with the turn, if the finger lay on the piece before", () => {
    const { choice, sent, hand } = later({ pieces: two.pieces });
    expect(choice.press(rackAt(0), true)).toBe("place");
    expect(choice.slide(boardAt(1), true)).toBe("place");
    hand.targets = two.targets;
    choice.refresh();
    expect(choice.slide(boardAt(2), true)).toBe("piece");
    choice.drop(boardAt(2));
    expect(sent).toEqual(["a@2"]);
  });

  it("ends when the piece is no longer to be moved, and asks nothing", () => {
    const { choice, sent, hand } = later(two);
    choice.press(rackAt(0), true);
    choice.carry(boardAt(1), true);
    hand.targets = [];
    choice.refresh();
    choice.carry(boardAt(2), true);
    choice.drop(boardAt(2));
    expect([choice.carried, choice.chosen, sent]).toEqual([null, null, []]);
  });

  it("plays what was let go meanwhile, even what is final: it was seen on the way", () => {
    const { choice, sent, busy } = later(two);
    busy.now = true;
    choice.press(rackAt(1), true);
    choice.carry(boardAt(6), true);
    choice.drop(boardAt(6));
    busy.now = false;
    choice.refresh();
    expect(sent).toEqual(["b@6"]);
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

describe("cards among each other", () => {
  const tableau: Setting = {
    zones: [
      {
        id: "board",
        kind: "tableau",
        label: line,
        cols: 9,
        rows: 6,
        cells: Array.from({ length: 9 }, (_, x) => ({ x, y: 0, name: `a${x + 1}` })),
      },
    ],
  };
  const card = (id: string, x: number): Piece => {
    return { id, zone: "board", x, y: 0, face: id, drop: `${id}@{name}` };
  };
  const to = (id: string, x: number): Target => {
    return { piece: id, zone: "board", x, y: 0, move: `${id}@a${x + 1}` };
  };
  // Gaps at a2, a5 and a8. One way for the seven, two for the ace and for a5, none for the queen.
  const cards = [card("7", 0), card("A", 2), card("Q", 3), card("9", 5)];
  const moves = [to("7", 1), to("A", 1), to("A", 4), to("9", 4)];
  const placeAt = (x: number) => boardAt(x, 0);

  function table(quick: boolean, targets = moves): { choice: Pointing; sent: string[] } {
    const sent: string[] = [];
    const hand: Hand = { seat: 0, pieces: [], targets, actions: [], status: line };
    const choice = new Pointing({
      setting: () => tableau,
      scene: () => ({ ...scene, pieces: cards }),
      hand: () => hand,
      busy: () => false,
      quick: () => quick,
      plans: () => new Map([["board", plan(0, 9, 6)]]),
      onmove: (move) => sent.push(move),
    });
    return { choice, sent };
  }

  it("go at a tap where there is one way, if that can be taken back", () => {
    const { choice, sent } = table(true);
    tap(choice, placeAt(0), true);
    expect(sent).toEqual(["7@a2"]);
    expect(choice.chosen).toBeNull();
    expect(choice.sent?.move).toBe("7@a2");
  });

  it("are chosen first where moves are for ever", () => {
    const { choice, sent } = table(false);
    tap(choice, placeAt(0), true);
    expect([choice.chosen, sent]).toEqual(["7", []]);
    tap(choice, placeAt(1), true);
    expect(sent).toEqual(["7@a2"]);
  });

  it("are chosen where there are two ways, and let go at a second tap", () => {
    const { choice, sent } = table(true);
    tap(choice, placeAt(2), false);
    expect(choice.chosen).toBe("A");
    tap(choice, placeAt(2), false);
    expect(choice.chosen).toBeNull();
    tap(choice, placeAt(2), false);
    tap(choice, placeAt(4), false);
    expect(sent).toEqual(["A@a5"]);
  });

  it("say it when they can go nowhere", () => {
    const { choice, sent } = table(true);
    tap(choice, placeAt(3), true);
    expect(choice.says?.id).toBe("table-card-nowhere");
    expect(choice.shaken).toEqual({ piece: "Q" });
    expect([choice.chosen, sent]).toEqual([null, []]);
    tap(choice, placeAt(2), true);
    expect(choice.says).toBeNull();
  });

  it("come to the gap that is tapped, if only one can", () => {
    const { choice, sent } = table(true, [to("7", 1), to("A", 4), to("9", 4)]);
    tap(choice, placeAt(1), true);
    expect(sent).toEqual(["7@a2"]);
  });

  it("are asked for when several can come to the gap", () => {
    const { choice, sent } = table(true);
    tap(choice, placeAt(4), true);
    expect(sent).toEqual([]);
    expect(choice.says?.id).toBe("table-which-comes");
    expect(choice.useful("board").map(({ x }) => x)).toEqual([2, 5]);
    tap(choice, placeAt(2), true);
    expect(sent).toEqual(["A@a5"]);
    expect(choice.wanted).toBeNull();
  });

  it("leave a gap alone that is tapped again, and say when nothing can come", () => {
    const { choice, sent } = table(true);
    tap(choice, placeAt(4), true);
    tap(choice, placeAt(4), true);
    expect(choice.wanted).toBeNull();
    tap(choice, placeAt(7), true);
    expect(choice.says?.id).toBe("table-nothing-comes");
    expect(sent).toEqual([]);
  });

  it("ask the rules about a gap, not about another card, and go back", () => {
    const { choice, sent } = table(true);
    for (const x of [5, 7]) {
      choice.press(placeAt(3), false);
      choice.carry(placeAt(x), false);
      choice.drop(placeAt(x));
      expect(choice.carried).toBeNull();
    }
    expect(sent).toEqual(["Q@a8"]);
  });

  it("are not played by a finger that slid there from a gap", () => {
    const { choice, sent } = table(true);
    choice.press(placeAt(1), true);
    choice.slide(placeAt(0), true);
    choice.tap(placeAt(0), true, true);
    expect(sent).toEqual([]);
  });

  it("go where they are seen, above the finger that carries them", () => {
    const { choice, sent } = table(true);
    choice.press(placeAt(0), true);
    const below = { x: placeAt(1).x, y: placeAt(1).y + 52 };
    choice.carry(below, true);
    expect(choice.aim?.move).toBe("7@a2");
    choice.drop(below);
    expect(sent).toEqual(["7@a2"]);
  });

  it("and gaps are what the arrow keys go to, if something can be done there", () => {
    const { choice } = table(true);
    const places = () => [...new Set(choice.useful("board").map(({ x }) => x))].sort();
    expect(places()).toEqual([0, 1, 2, 4, 5]);
    tap(choice, placeAt(2), false);
    expect(places()).toEqual([1, 4]);
  });

  it("show which of them the mouse could take", () => {
    const { choice } = table(true);
    choice.hover(placeAt(2));
    expect(choice.over).toBe("A");
    choice.hover(placeAt(3));
    expect(choice.over).toBeNull();
  });
});
