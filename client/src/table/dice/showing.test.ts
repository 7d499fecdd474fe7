import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Hand, Piece, Roll, Seat, Told, Zone } from "../../wire";
import { type News, Showing } from "./showing.svelte";

const ZONES = [
  { id: "grid", kind: "squares" },
  { id: "dice", kind: "dice" },
] as Zone[];
const ROLL: Roll = { zone: "dice", label: { id: "roll" } };
const ask = { ask: "3 × 4", factors: [3, 4], move: "answer {n}", digits: 3 };

const die = (x: number, value: number, thrown: number): Piece => {
  return { id: `die${x}-${thrown}`, zone: "dice", x, y: 0, face: `die${value}` };
};
const brick = (seat: number, x: number): Piece => {
  return { id: `brick-${x}`, zone: "grid", x, y: 0, face: `brick${seat}`, wide: 2, high: 2 };
};
const entry = (seq: number, told: Partial<Told>): Entry => {
  return { seq, kind: "ply", ply: seq, told: { seat: null, move: "", line: { id: `line${seq}` }, ...told } };
};
const rolled = (seq: number, ...values: number[]) =>
  entry(seq, { zone: "dice", rolled: values.map((value) => `die${value}`) });
const hand = (more: Partial<Hand>): Hand => {
  return { seat: 0, pieces: [], targets: [], actions: [], status: { id: "do" }, ...more };
};

function news(log: Entry[], pieces: Piece[], more: Partial<News> = {}): News {
  const seats: Seat[] = [0, 1].map((i) => ({ name: "", kind: i ? "bot" : "human", score: 0, to_move: i === 0 }));
  const scene = { pieces, counters: [], status: { id: "now" } };
  const seq = log.at(-1)?.seq ?? -1;
  return { zones: ZONES, scene, seats, log, seq, hand: null, own: [0], passing: false, replaced: false, ...more };
}

const FIRST = [rolled(0, 3, 4)];
const DICE = [die(0, 3, 1), die(1, 4, 1)];
/** The viewer has laid, the computer has thrown and laid, and the viewer's dice are thrown. */
const ROUND = [
  ...FIRST,
  entry(1, { seat: 0, zone: "grid", x: 0 }),
  rolled(2, 5, 6),
  entry(3, { seat: 1, zone: "grid", x: 4 }),
  rolled(4, 8, 9),
];
const AFTER = [brick(0, 0), brick(1, 4), die(0, 8, 3), die(1, 9, 3)];

let sent: string[];
let showing: Showing;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  sent = [];
  showing = new Showing({
    move: (move) => sent.push(`move ${move}`),
    roll: (move) => sent.push(`chance ${move}`),
    draw: (dice) => dice.map((values) => values[0]!),
    luck: () => 0.5,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dice = () => showing.shown!.scene.pieces.filter(({ zone }) => zone === "dice").map(({ id }) => id);
const bricks = () => showing.shown!.scene.pieces.filter(({ zone }) => zone === "grid").map(({ id }) => id);
function laid(): void {
  showing.arrive(news(FIRST, DICE, { hand: hand({}) }));
  showing.arrive(news(ROUND, AFTER, { hand: hand({ roll: ROLL, keypad: ask }) }));
}

describe("dice that wait for a touch", () => {
  it("hide what they show, and what is asked, until they are touched", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({ roll: ROLL, keypad: ask }) }));
    expect(showing.roll).toBe(ROLL);
    expect(dice()).toEqual([]);
    expect(showing.shown!.log).toEqual([]);
    expect(showing.shown!.hand!.keypad).toBeUndefined();
    showing.touch();
    expect(dice()).toEqual(["die0-1", "die1-1"]);
    expect(showing.shown!.hand!.keypad).toBeUndefined();
    vi.runAllTimers();
    expect(showing.roll).toBeNull();
    expect(showing.shown!.hand!.keypad).toBe(ask);
    expect(showing.shown!.hand!.status).toEqual({ id: "keypad-asks", args: { ask: "3 × 4" } });
    expect(sent).toEqual([]);
  });

  it("stay thrown when the same is told again", () => {
    const told = news(FIRST, DICE, { hand: hand({ roll: ROLL, keypad: ask }) });
    showing.arrive(told);
    showing.touch();
    vi.runAllTimers();
    showing.arrive({ ...told });
    expect(showing.roll).toBeNull();
  });

  it("are a decision where the hand says so, and tumble as soon as it is answered", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({ roll: { ...ROLL, move: "keep" } }) }));
    showing.touch();
    showing.touch();
    expect(sent).toEqual(["move keep"]);
    const log = [...FIRST, entry(1, { seat: 0, move: "keep" }), rolled(2, 7, 7)];
    showing.arrive(news(log, [die(0, 7, 2), die(1, 7, 2)], { hand: hand({ roll: ROLL, keypad: ask }) }));
    vi.runAllTimers();
    expect(dice()).toEqual(["die0-2", "die1-2"]);
    expect(showing.shown!.hand!.keypad).toBe(ask);
  });

  it("are drawn on the device where it may choose, and wait again if that is refused", () => {
    const chance = { ...ROLL, chance: "roll {0}x{1}", dice: [[6, 7], [8]] };
    showing.arrive(news(FIRST, DICE, { hand: hand({ roll: chance }) }));
    showing.touch();
    expect(sent).toEqual(["chance roll 6x8"]);
    expect(showing.thrown).toBe(true);
    showing.refuse();
    showing.touch();
    expect(sent).toHaveLength(2);
  });

  it("show what is rare once in so many times", () => {
    const rare = { ...ROLL, chance: "roll {0}x{1}", dice: [[2], [2]], rare: "joker", one_in: 2 };
    showing.arrive(news(FIRST, DICE, { hand: hand({ roll: { ...rare, one_in: 1 } }) }));
    showing.touch();
    expect(sent).toEqual(["chance joker"]);
  });

  it("wait too while the device is passed on", () => {
    showing.arrive(news(FIRST, DICE, { passing: true, own: [0, 1] }));
    expect(dice()).toEqual([]);
  });
});

describe("what the computer did", () => {
  it("is shown ply by ply, and then the viewer's dice wait", () => {
    laid();
    expect(showing.active).toBe(true);
    expect(bricks()).toEqual(["brick-0"]);
    expect(dice()).toEqual(["die0-1", "die1-1"]);
    vi.advanceTimersByTime(500);
    expect(showing.thrower).toBe(1);
    expect(dice()).not.toEqual(["die0-1", "die1-1"]);
    expect(bricks()).toEqual(["brick-0"]);
    vi.runAllTimers();
    expect(showing.active).toBe(false);
    expect(bricks()).toEqual(["brick-0", "brick-4"]);
    expect(showing.roll).toBe(ROLL);
    expect(showing.thrower).toBe(0);
    expect(showing.shown!.log).toHaveLength(4);
  });

  it("goes to its end at a touch, and nothing is lost", () => {
    laid();
    showing.skip();
    expect(showing.active).toBe(false);
    expect(bricks()).toEqual(["brick-0", "brick-4"]);
    expect(showing.roll).toBe(ROLL);
    vi.runAllTimers();
    expect(bricks()).toEqual(["brick-0", "brick-4"]);
  });

  it("goes on with what arrives meanwhile", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({}) }));
    showing.arrive(news(ROUND.slice(0, 3), [brick(0, 0), die(0, 5, 2), die(1, 6, 2)], { hand: hand({}) }));
    expect(bricks()).toEqual(["brick-0"]);
    showing.arrive(news(ROUND, AFTER, { hand: hand({ roll: ROLL, keypad: ask }) }));
    expect(bricks()).toEqual(["brick-0"]);
    vi.runAllTimers();
    expect(bricks()).toEqual(["brick-0", "brick-4"]);
    expect(showing.roll).toBe(ROLL);
  });

  it("is not shown again to somebody who comes back", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({}) }));
    showing.arrive(news(ROUND, AFTER, { hand: hand({ roll: ROLL }), replaced: true }));
    expect(showing.active).toBe(false);
    expect(bricks()).toEqual(["brick-0", "brick-4"]);
  });
});

describe("a wrong answer", () => {
  it("is looked at for as long as somebody wants before anything goes on", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({ keypad: ask }) }));
    const sum = { factors: [3, 4], given: 13, result: 12 };
    const log = [...FIRST, entry(1, { seat: 0, zone: "dice", sum }), rolled(2, 5, 6)];
    showing.arrive(news(log, [die(0, 5, 2), die(1, 6, 2)], { hand: hand({}), seats: [
      { name: "", kind: "human", to_move: false },
      { name: "", kind: "bot", to_move: true },
    ] }));
    expect(showing.lesson).toEqual(sum);
    vi.advanceTimersByTime(60_000);
    expect(dice()).toEqual(["die0-1", "die1-1"]);
    showing.learnt();
    vi.runAllTimers();
    expect(showing.lesson).toBeNull();
    expect(dice()).toEqual(["die0-2", "die1-2"]);
  });

  it.each([
    ["the line was down", { replaced: true }, false, 1],
    ["nobody looked", {}, true, 1],
    ["much came about since", {}, false, 20],
  ])("is not missed though %s", (_, more, hidden, plies) => {
    const sum = { factors: [3, 4], given: 13, result: 12 };
    const since = Array.from({ length: plies }, (_, i) => entry(2 + i, { seat: 1 }));
    showing.arrive(news(FIRST, DICE, { hand: hand({ keypad: ask }) }));
    Object.assign(document, { hidden });
    showing.arrive(news([...FIRST, entry(1, { seat: 0, zone: "dice", sum }), ...since], DICE, more));
    expect([showing.lesson, showing.answerer]).toEqual([sum, 0]);
    showing.learnt();
    expect([showing.lesson, showing.active]).toEqual([null, false]);
  });

  it("of somebody elsewhere is no lesson here", () => {
    showing.arrive(news(FIRST, DICE, { hand: hand({}) }));
    const sum = { factors: [3, 4], given: 13, result: 12 };
    showing.arrive(news([...FIRST, entry(1, { seat: 1, zone: "dice", sum })], DICE, { hand: hand({}) }));
    vi.runAllTimers();
    expect(showing.lesson).toBeNull();
  });
});
