import { describe, expect, it } from "vitest";
import type { Counter, Entry, Piece, Seat, Told, Zone } from "../../wire";
import { type Beat, lastsFor, type Latest, nextBeat, type Seen, throwerOf, TUMBLE, withheldFrom } from "./beats";

const ZONES = [
  { id: "grid", kind: "squares" },
  { id: "dice", kind: "dice" },
  { id: "hand1", kind: "rack", seat: 1 },
] as Zone[];

const brick = (seat: number, x: number, y: number, wide = 2, high = 3): Piece => {
  return { id: `brick-${x}-${y}-${wide}x${high}`, zone: "grid", x, y, face: `brick${seat}`, wide, high };
};
const die = (x: number, value: number, throwNo = 0): Piece => {
  return { id: `die${x}-${throwNo}`, zone: "dice", x, y: 0, face: `die${value}` };
};
const seats = (a: number, b: number, mover = 0): Seat[] =>
  [a, b].map((score, i) => ({ name: `${i}`, kind: i ? "bot" : "human", score, to_move: i === mover }));

let seq = 0;
const entry = (told: Partial<Told>): Entry => {
  const whole = { seat: null, move: "", line: { id: `line-${seq}` }, ...told };
  return { seq: seq++, kind: "ply", ply: seq, told: whole };
};
const rolled = (...values: number[]) => entry({ zone: "dice", rolled: values.map((value) => `die${value}`) });
const deed = (seat: number, x: number, y: number, points = 0) => entry({ seat, zone: "grid", x, y, points });

function scene(pieces: Piece[], counters: Counter[] = []) {
  return { pieces, counters, status: { id: "now" } };
}

function from(pieces: Piece[], scores: [number, number], counters: Counter[] = []): Seen {
  return { seq: seq - 1, scene: scene(pieces, counters), seats: seats(...scores) };
}

function to(log: Entry[], pieces: Piece[], scores: [number, number], counters: Counter[] = [], mover = 0): Latest {
  return { seq: seq - 1, scene: scene(pieces, counters), seats: seats(...scores, mover), log };
}

/** All beats on the way, in their order. */
function play(seen: Seen, latest: Latest, until?: number): Beat[] {
  const beats: Beat[] = [];
  for (let beat = nextBeat(seen, latest, ZONES, [0], until); beat; ) {
    beats.push(beat);
    beat = nextBeat(beat.seen, latest, ZONES, [0], until);
  }
  return beats;
}
const ids = (beat: Beat, zone = "grid") =>
  beat.seen.scene.pieces.filter((piece) => piece.zone === zone).map(({ id }) => id);
const faces = (beat: Beat, zone = "dice") =>
  beat.seen.scene.pieces.filter((piece) => piece.zone === zone).map(({ face }) => face);
const scores = (beat: Beat) => beat.seen.seats.map(({ score }) => score);

describe("a whole turn of the computer that arrives at once", () => {
  const before = from([brick(0, 0, 0), die(0, 3), die(1, 4)], [12, 6]);
  const log = [deed(0, 5, 5, 12), rolled(2, 3), deed(1, 9, 9, 6), rolled(7, 8)];
  const after = to(
    log,
    [brick(0, 0, 0), brick(0, 5, 5, 3, 4), brick(1, 9, 9), die(0, 7, 2), die(1, 8, 2)],
    [24, 12],
  );
  const [mine, dice, theirs, waiting] = play(before, after);

  it("is seen ply by ply: my piece, its dice, its piece", () => {
    expect(ids(mine!)).toEqual(["brick-0-0-2x3", "brick-5-5-3x4"]);
    expect(faces(mine!)).toEqual(["die3", "die4"]);
    expect([dice!.kind, dice!.seat, dice!.own]).toEqual(["roll", 1, false]);
    expect(faces(dice!)).toEqual(["die2", "die3"]);
    expect(ids(dice!)).not.toContain("brick-9-9-2x3");
    expect(ids(theirs!)).toContain("brick-9-9-2x3");
    expect(faces(waiting!)).toEqual(["die7", "die8"]);
  });

  it("counts each score when it is won", () => {
    expect([mine, dice, theirs].map((beat) => scores(beat!))).toEqual([[24, 6], [24, 6], [24, 12]]);
  });

  it("ends where the next throw is the viewer's own, which is not told", () => {
    expect(withheldFrom(log, -1)).toBe(3);
    expect(withheldFrom(log, log[3]!.seq)).toBe(4);
    expect(play(before, after, 3)).toHaveLength(3);
    expect(throwerOf(3, log, after.seats)).toBe(0);
    expect(throwerOf(1, log, after.seats)).toBe(1);
  });

  it("says what happens, and who is at it", () => {
    expect(dice!.seen.scene.status).toEqual(log[1]!.told!.line);
    expect(dice!.seen.seats.map(({ to_move }) => to_move)).toEqual([false, true]);
  });

  it("gives dice time to tumble, and somebody a moment to think", () => {
    expect(lastsFor(dice!, mine!.seen, 1, false)).toBeGreaterThan(TUMBLE);
    expect(lastsFor(dice!, mine!.seen, 1, true)).toBeLessThan(lastsFor(dice!, mine!.seen, 1, false));
    const total = lastsFor(mine!, before, 3, false) + lastsFor(dice!, mine!.seen, 2, false);
    const all = total + lastsFor(theirs!, dice!.seen, 1, false);
    expect(all).toBeGreaterThan(1500);
    expect(all).toBeLessThan(2500);
  });
});

describe("what changes hands", () => {
  it("keeps its colour until it is stolen, and moves its points then", () => {
    const before = from([brick(0, 4, 4, 3, 5), die(0, 2), die(1, 2)], [15, 0]);
    const log = [deed(0, 8, 8, 4), rolled(5, 3), deed(1, 4, 4, 15)];
    const now = [brick(1, 4, 4, 3, 5), brick(0, 8, 8, 2, 2), die(0, 5, 1), die(1, 3, 1)];
    const beats = play(before, to(log, now, [4, 15]));
    const stolen = (beat: Beat) => beat.seen.scene.pieces.find(({ x, zone }) => zone === "grid" && x === 4);
    expect(beats.map((beat) => stolen(beat)?.face)).toEqual(["brick0", "brick0", "brick1"]);
    expect(beats.map(scores)).toEqual([[19, 0], [19, 0], [4, 15]]);
  });

  it("lies there until it is covered", () => {
    const [a, b] = [brick(0, 2, 2, 2, 2), brick(0, 4, 2, 2, 2)];
    const token = { id: "token", zone: "grid", x: 9, y: 9, face: "reduce" };
    const before = from([a, b, token, die(0, 2), die(1, 2)], [8, 0]);
    const log = [deed(0, 9, 9, 4), rolled(4, 2), deed(1, 2, 2, 8)];
    const now = [brick(1, 2, 2, 4, 2), brick(0, 9, 9, 2, 2), die(0, 4, 1), die(1, 2, 1)];
    const beats = play(before, to(log, now, [4, 8]));
    expect(ids(beats[0]!)).toEqual([a.id, b.id, "brick-9-9-2x2"]);
    expect(ids(beats[1]!)).toEqual([a.id, b.id, "brick-9-9-2x2"]);
    expect(ids(beats[2]!).toSorted()).toEqual(["brick-2-2-4x2", "brick-9-9-2x2"]);
  });

  it("is all of it the work of a ply that explains nothing else", () => {
    const before = from([brick(0, 0, 0), brick(1, 5, 5), die(0, 2), die(1, 3)], [6, 6]);
    const swap = entry({ seat: 0, cheer: { id: "swapped" } });
    const log = [swap, rolled(2, 2), deed(1, 8, 8, 4)];
    const now = [brick(1, 0, 0), brick(0, 5, 5), brick(1, 8, 8, 2, 2), die(0, 2, 1), die(1, 2, 1)];
    const beats = play(before, to(log, now, [6, 10]));
    expect(faces(beats[0]!, "grid")).toEqual(["brick1", "brick0"]);
    expect(ids(beats[1]!)).not.toContain("brick-8-8-2x2");
  });
});

describe("dice", () => {
  it("of which one is thrown again: the other stays the same piece", () => {
    const before = from([die(0, 5, 1), die(1, 6, 1)], [0, 0]);
    const log = [entry({ seat: 1, move: "reroll 1" }), rolled(3, 6), deed(1, 0, 0, 18)];
    const now = [die(0, 3, 2), die(1, 6, 1), brick(1, 0, 0, 3, 6)];
    const [, again] = play(before, to(log, now, [0, 18]));
    expect(ids(again!, "dice")).toEqual(["die0-2", "die1-1"]);
  });

  it("of somebody else are other dice, though they show the same", () => {
    const before = from([die(0, 2, 1), die(1, 2, 1)], [0, 0]);
    const log = [rolled(4, 3), deed(1, 0, 0, 12), rolled(4, 3)];
    const beats = play(before, to(log, [brick(1, 0, 0, 4, 3), die(0, 4, 3), die(1, 3, 3)], [0, 12]), 2);
    expect(faces(beats[0]!)).toEqual(["die4", "die3"]);
    expect(ids(beats[0]!, "dice")).not.toContain("die0-3");
  });

  it("that were thrown twice since are other dice each time", () => {
    const before = from([die(0, 2, 1), die(1, 6, 1)], [0, 0]);
    const log = [rolled(5, 4), rolled(3, 4)];
    const beats = play(before, to(log, [die(0, 3, 3), die(1, 4, 2)], [0, 0], [], 1));
    expect(beats.map((beat) => faces(beat))).toEqual([["die5", "die4"], ["die3", "die4"]]);
    const thrown = beats.map((beat) => ids(beat, "dice"));
    expect(new Set([thrown[0]![0], thrown[1]![0], "die0-1"]).size).toBe(3);
    expect(thrown[0]![1]).toBe(thrown[1]![1]);
  });
});

describe("numbers that everybody sees", () => {
  const count = (seat: number, value: number): Counter => ({ id: `blocked${seat}`, label: { id: "b" }, value, seat });

  it("change with the ply that changes them", () => {
    const before = from([die(0, 2), die(1, 2)], [0, 0], [count(0, 0), count(1, 0)]);
    const log = [entry({ seat: 0, move: "pass" }), rolled(9, 9), entry({ seat: 1, move: "pass" })];
    const beats = play(before, to(log, [die(0, 9, 1), die(1, 9, 1)], [0, 0], [count(0, 1), count(1, 1)]));
    const values = beats.map((beat) => beat.seen.scene.counters.map(({ value }) => value));
    expect(values).toEqual([[1, 0], [1, 0], [1, 1]]);
  });

  it("do not tell of a wonder that has not been seen", () => {
    const before = from([die(0, 2), die(1, 2)], [0, 0], [count(0, 0)]);
    const joker = { zone: "dice", rolled: ["joker", "joker"] };
    const log = [deed(1, 0, 0, 4), entry(joker), rolled(2, 5)];
    const now = [brick(1, 0, 0, 2, 2), die(0, 2, 3), die(1, 5, 3)];
    const beats = play(before, to(log, now, [0, 4], [count(0, 1)]));
    expect(beats.map((beat) => beat.seen.scene.counters[0]!.value)).toEqual([0, 1, 1]);
  });
});
