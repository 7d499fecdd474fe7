import { describe, expect, it } from "vitest";
import { asked, looking, mayBeAdvised, nextHere, nothing, passTo, received, reconnecting, type View } from "./state";
import type { Entry, Seat, State, Welcome } from "./wire";

function ply(seq: number, seat = 0): Entry {
  const told = { seat, move: `move${seq}`, line: { id: "line" } };
  return { seq, kind: "ply", ply: seq + 1, seat, told };
}

function state(seq: number, first: number, more: Partial<State> = {}): State {
  const log = Array.from({ length: seq - first }, (_, i) => ply(first + i));
  const scene = { pieces: [], counters: [], status: { id: "status" } };
  return { t: "state", seq, ply: seq, seats: [], scene, hand: null, first, log, ...more };
}

function hand(seat: number): State["hand"] {
  return { seat, pieces: [], targets: [], actions: [], status: { id: "status" } };
}

const welcome: Welcome = {
  t: "welcome",
  match: "m",
  game: "g",
  options: {},
  setting: { zones: [] },
  commitment: "00",
};

function playing(more: Partial<State> = {}, look: number | null = 0): View {
  return received(received(nothing(look), welcome), state(2, 0, more));
}

describe("the log", () => {
  it("goes on from what was known", () => {
    const view = received(playing(), state(4, 2));
    expect(view.log.map((entry) => entry.seq)).toEqual([0, 1, 2, 3]);
  });

  it("takes the server's word where both know an entry", () => {
    const view = received(playing(), state(3, 1, { log: [ply(1, 5), ply(2)] }));
    expect(view.log.map((entry) => [entry.seq, entry.seat])).toEqual([[0, 0], [1, 5], [2, 0]]);
  });

  it("notices a hole instead of closing over it", () => {
    const before = playing();
    const view = received(before, state(9, 5));
    expect(view.gap).toBe(true);
    expect(view.log).toBe(before.log);
    expect(view.seq).toBe(2);
    expect(received(view, state(9, 0)).gap).toBe(false);
  });
});

describe("a move on its way", () => {
  it("has landed when the log has grown", () => {
    expect(received(asked(playing()), state(3, 2)).pending).toBeNull();
  });

  it("has not landed when somebody only comes or looks", () => {
    const sent = asked(playing());
    expect(received(sent, state(2, 2)).pending).toEqual({ seq: 2 });
    expect(received(sent, { t: "presence", seats: [] }).pending).toEqual({ seq: 2 });
  });

  it("is over when it is refused, and the reason stays until something is played", () => {
    const no = { t: "refused", code: "illegal", said: { id: "why" }, seq: 2 } as const;
    const view = received(asked(playing()), no);
    expect(view.pending).toBeNull();
    expect(view.refused).toEqual({ seq: 2, said: { id: "why" } });
    expect(received(view, state(2, 2)).refused).not.toBeNull();
    expect(received(view, state(3, 2)).refused).toBeNull();
    expect(asked(view).refused).toBeNull();
  });

  it("is forgotten, never repeated, when the line is cut", () => {
    expect(reconnecting(asked(playing())).pending).toBeNull();
  });
});

describe("where pieces may go, told when it is asked", () => {
  const target = (piece: string, x: number) => ({
    piece, zone: "table", x, y: 0, move: `${piece}@${x}`,
  });
  const told = (piece: string | null, xs: number[], more: { seq?: number; seat?: number } = {}) => ({
    t: "targets" as const, seq: 2, seat: 0, piece,
    targets: xs.map((x) => target(piece ?? "b", x)), ...more,
  });
  const moves = (view: View) => view.hand!.targets.map(({ move }) => move);
  const asking = playing({ hand: hand(0) });

  it("stands in the hand, each once", () => {
    const view = received(received(asking, told("a", [1, 2])), told("b", [1]));
    expect(moves(view)).toEqual(["a@1", "a@2", "b@1"]);
    expect(moves(received(view, told("a", [1, 2])))).toEqual(["b@1", "a@1", "a@2"]);
    expect(moves(received(view, told(null, [1, 3])))).toEqual(["a@1", "a@2", "b@1", "b@3"]);
  });

  it("is forgotten when the hand is another, or the position", () => {
    expect(moves(received(asking, told("a", [1], { seq: 1 })))).toEqual([]);
    expect(moves(received(asking, told("a", [1], { seat: 1 })))).toEqual([]);
    expect(received(playing(), told("a", [1])).hand).toBeNull();
  });
});

it("a refusal before the welcome closes the door", () => {
  const no = { t: "refused", code: "unknown-match", said: { id: "gone" } } as const;
  expect(received(nothing(null), no).fatal).toEqual({ id: "gone" });
});

describe("one device for several people", () => {
  const seats = (turn: number): Seat[] =>
    ["Léa", "Tom", "Robot"].map((name, i) => ({
      name,
      kind: i < 2 ? "human" : "bot",
      mine: i < 2,
      to_move: i === turn,
    }));

  it("passes the device to whoever plays next on it", () => {
    expect(passTo(playing({ seats: seats(1) }, 0))).toBe(1);
    expect(passTo(playing({ seats: seats(0) }, 0))).toBeNull();
    expect(passTo(playing({ seats: seats(0) }, null))).toBe(0);
  });

  it("does not while the computer plays or when the game is over", () => {
    expect(passTo(playing({ seats: seats(2) }, 0))).toBeNull();
    const outcome = { scores: [1, 2, 3], winners: [2], reason: "done" };
    expect(passTo(playing({ seats: seats(1), outcome }, 0))).toBeNull();
  });

  it("just shows the next hand where nothing is hidden", () => {
    const open = { ...playing({ seats: seats(1) }, 0), welcome: { hidden: false } as Welcome };
    expect(passTo(open)).toBeNull();
    expect(nextHere(open)).toBe(1);
    expect(nextHere({ ...open, look: 1 })).toBeNull();
  });

  it("never asks when one person plays here", () => {
    const alone = seats(1).map((seat, i) => ({ ...seat, mine: i === 1 }));
    expect(passTo(playing({ seats: alone }, null))).toBeNull();
  });

  it("hides a hand at once, and one that comes late", () => {
    const view = playing({ hand: hand(0), seats: seats(0) });
    expect(view.hand?.seat).toBe(0);
    const passed = looking(view, null);
    expect(passed.hand).toBeNull();
    expect(received(passed, state(3, 2, { hand: hand(0) })).hand).toBeNull();
    expect(received(looking(passed, 1), state(3, 2, { hand: hand(1) })).hand?.seat).toBe(1);
  });
});

describe("hints", () => {
  const person = (mine: boolean): Seat => ({ name: "P", kind: "human", mine });
  const robot: Seat = { name: "easy", kind: "bot", bot: "easy" };
  const at = (advised: boolean, ...seats: Seat[]) =>
    mayBeAdvised(received(received(nothing(0), { ...welcome, advised }), state(2, 0, { seats })));

  it("are there against computers, and for all who sit at this device", () => {
    expect(at(true, person(true), robot, robot)).toBe(true);
    expect(at(true, person(true), person(true), robot)).toBe(true);
  });

  it("are not there between devices, for an open seat, for watchers, or where the game has none", () => {
    expect(at(true, person(true), person(false))).toBe(false);
    expect(at(true, person(true), { name: "", kind: "open" })).toBe(false);
    expect(at(true, person(false), robot)).toBe(false);
    expect(at(false, person(true), robot)).toBe(false);
  });

  it("are about one position, which they name", () => {
    const counsel = { t: "counsel" as const, seq: 2, seat: 0, move: "m", said: { id: "said" } };
    expect(received(playing(), counsel).counsel).toEqual(counsel);
  });
});
