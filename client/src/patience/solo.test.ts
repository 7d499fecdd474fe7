import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../api";
import type { Match } from "../match/match.svelte";
import type { Advice, Entry, Outcome } from "../wire";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("navigator", {});
vi.stubGlobal("addEventListener", () => {});
const { nothing } = await import("../state");
const { Solo } = await import("./solo.svelte");
const { allPlays, clear, dropped } = await import("./record.svelte");

const game: Game = { id: "g", players: [1, 1], options: [], bots: [], patience: true };
const line = { id: "l" };

/** A table for one: it answers when it is told to, as a server on a slow line would. */
class Desk {
  view = nothing(0);
  sent: string[] = [];
  asked: string[] = [];
  solo;
  #answers: string[][] = [];

  constructor(solved = false) {
    const told = { match: "m", game: "g", options: {}, setting: { zones: [] }, commitment: "" };
    this.view.welcome = { t: "welcome", ...told, patience: true, solved, deal: "17" };
    this.view.seats = [{ name: "", kind: "human", mine: true, score: 3 }];
    this.view.seq = 0;
    const desk = this;
    const match = {
      get view() {
        return desk.view;
      },
      line: (moves: string[]) => desk.#ask(moves),
      move: (move: string) => desk.#ask([...desk.moves, move]),
      advise: (what: string, on = true) => desk.asked.push(on ? what : `no ${what}`),
    };
    this.solo = new Solo(match as unknown as Match, "m");
    this.solo.heard(game);
  }

  get moves(): string[] {
    const { moves, at } = this.solo.track;
    return moves.slice(0, at) as string[];
  }

  #ask(moves: string[]) {
    this.sent.push(moves.join(""));
    this.#answers.push(moves);
    this.view = { ...this.view, pending: { seq: this.view.seq } };
  }

  /** The server's answer to what was sent first. */
  answer() {
    const moves = this.#answers.shift()!;
    const same = this.moves.findIndex((move, i) => move !== moves[i]);
    const stay = same < 0 ? this.moves.length : same;
    const seq = this.view.log.length;
    const log: Entry[] = [...this.view.log];
    if (stay < this.moves.length) log.push({ seq, kind: "undo", ply: stay });
    for (const move of moves.slice(stay)) {
      log.push({ seq: log.length, kind: "ply", seat: 0, told: { seat: 0, move, line } });
    }
    this.view = { ...this.view, log, seq: log.length, pending: null, refused: null };
    this.solo.heard(game);
  }

  play(moves: string) {
    for (const move of moves) {
      this.#ask([...this.moves, move]);
      this.answer();
    }
  }

  refuse() {
    this.#answers.shift();
    this.view = { ...this.view, pending: null, refused: { seq: this.view.seq, said: line } };
    this.solo.heard(game);
  }

  end(outcome: Outcome) {
    this.view = { ...this.view, outcome };
    this.solo.heard(game);
  }
}

beforeEach(() => {
  kept.clear();
  clear();
});

describe("undo and redo", () => {
  it("go along the line", () => {
    const desk = new Desk();
    desk.play("abc");
    desk.solo.step(-1);
    desk.answer();
    expect(desk.moves.join("")).toBe("ab");
    desk.solo.step(1);
    desk.answer();
    expect(desk.moves.join("")).toBe("abc");
  });

  it("pressed quickly are one journey once the line is free", () => {
    const desk = new Desk();
    desk.play("abcdef");
    desk.sent = [];
    for (let i = 0; i < 4; i++) desk.solo.step(-1);
    expect(desk.sent).toEqual(["abcde"]);
    desk.answer();
    expect(desk.sent).toEqual(["abcde", "ab"]);
    desk.answer();
    desk.solo.step(-9);
    expect(desk.sent.at(-1)).toBe("");
  });

  it("do not go behind moves that were made before anybody decided", () => {
    const desk = new Desk();
    desk.view.welcome = { ...desk.view.welcome!, opening: 2 };
    desk.play("abcd");
    desk.sent = [];
    desk.solo.step(-9);
    desk.answer();
    expect(desk.sent).toEqual(["ab"]);
    desk.solo.step(-1);
    expect(desk.sent).toEqual(["ab"]);
  });

  it("pressed while a move is on its way take back that move", () => {
    const desk = new Desk();
    desk.play("ab");
    desk.solo.match.move("c");
    desk.solo.step(-1);
    desk.answer();
    expect(desk.sent.at(-1)).toBe("ab");
  });

  it("stop where the server says no", () => {
    const desk = new Desk();
    desk.play("abc");
    desk.sent = [];
    desk.solo.step(-1);
    desk.solo.step(-1);
    desk.refuse();
    expect(desk.sent).toEqual(["ab"]);
  });

  it("survive closing the page", () => {
    const desk = new Desk();
    desk.play("abcd");
    desk.solo.to(1);
    desk.answer();
    const again = new Desk();
    again.view = desk.view;
    again.solo.heard(game);
    again.solo.to(4);
    expect(again.sent).toEqual(["abcd"]);
  });

  it("are over with the game", () => {
    const desk = new Desk();
    desk.play("ab");
    desk.sent = [];
    desk.end({ scores: [3], winners: [], reason: "resigned" });
    desk.solo.step(-1);
    desk.solo.to(0);
    expect(desk.sent).toEqual([]);
  });
});

describe("marks", () => {
  it("lead back, also from another line, and remember where that was", () => {
    const desk = new Desk();
    desk.play("abc");
    desk.solo.mark();
    desk.solo.to(1);
    desk.answer();
    desk.play("xy");
    desk.solo.jump(desk.solo.marks[0]!.moves);
    desk.answer();
    expect(desk.moves.join("")).toBe("abc");
    expect(desk.solo.marks.map(({ moves, left }) => [moves.join(""), left])).toEqual([
      ["abc", undefined],
      ["axy", true],
    ]);
    desk.solo.unmark(desk.solo.marks[0]!);
    expect(new Desk().solo.marks.map(({ moves }) => moves.join(""))).toEqual(["axy"]);
  });

  it("on the same line lose nothing", () => {
    const desk = new Desk();
    desk.play("ab");
    desk.solo.mark();
    desk.play("cd");
    desk.solo.jump(["a", "b"]);
    desk.answer();
    expect(desk.solo.marks).toHaveLength(1);
    desk.solo.to(4);
    expect(desk.sent.at(-1)).toBe("abcd");
  });
});

describe("the solver", () => {
  const hint = { piece: "p", zone: "z", x: 0, y: 0, move: "h" };
  const advice = (seq: number): Advice => ({ t: "advice", seq, what: "hint", answer: "won", hint });

  it("shows a hint, which a second press plays", () => {
    const desk = new Desk(true);
    desk.play("a");
    desk.solo.askHint();
    expect(desk.solo.hint).toBeNull();
    desk.view = { ...desk.view, hint: advice(desk.view.seq) };
    expect(desk.solo.hint).toEqual(hint);
    desk.solo.askHint();
    expect(desk.sent.at(-1)).toBe("ah");
    desk.answer();
    expect(desk.solo.hint).toBeNull();
    expect(desk.asked).toEqual(["hint"]);
    expect(desk.solo.helped).toBe(1);
  });

  it("may come too late", () => {
    const desk = new Desk(true);
    desk.solo.askHint();
    desk.play("a");
    desk.view = { ...desk.view, hint: advice(0) };
    expect(desk.solo.hint).toBeNull();
  });

  it("shows a line, and what was seen of it can be played on", () => {
    const desk = new Desk(true);
    desk.play("ab");
    desk.solo.askDemo();
    const steps = [..."cde"].map((move) => {
      return { move, told: { seat: 0, move, line }, pieces: [], counters: [], status: line };
    });
    desk.view = { ...desk.view, demo: { t: "demo", seq: 2, wins: true, steps } };
    expect(desk.solo.demo?.steps).toHaveLength(3);
    desk.solo.leaveDemo(2);
    expect(desk.sent.at(-1)).toBe("abcd");
    expect(desk.solo.demo).toBeNull();
    expect(desk.solo.helped).toBe(2);
  });

  it("judges until it is told not to, also after the page was closed", () => {
    const desk = new Desk(true);
    desk.solo.judge(true);
    expect(new Desk(true).asked).toEqual(["judge"]);
    desk.solo.judge(false);
    expect(desk.asked).toEqual(["judge", "no judge"]);
    expect(new Desk(true).asked).toEqual([]);
  });
});

describe("the statistics", () => {
  it("count a deal from its first move, and its end once", () => {
    const desk = new Desk(true);
    expect(allPlays()).toEqual([]);
    desk.play("ab");
    expect(allPlays()).toMatchObject([{ match: "m", game: "g", deal: "17" }]);
    expect(allPlays()[0]!.ended).toBeUndefined();
    desk.end({ scores: [48], winners: [0], reason: "solved" });
    expect(desk.asked).toEqual(["par"]);
    const { ended } = allPlays()[0]!;
    desk.view = { ...desk.view, par: { t: "par", moves: 2, stars: [2, 3, null], earned: 3 } };
    desk.solo.heard(game);
    expect(allPlays()).toMatchObject([{ won: true, moves: 2, par: 2, stars: 3, ended }]);
  });

  it("ask for the stars at the end, also if par was asked for before", () => {
    const desk = new Desk(true);
    desk.play("ab");
    desk.solo.askPar();
    desk.view = { ...desk.view, par: { t: "par", moves: 2, stars: [2, 3, null] } };
    desk.end({ scores: [48], winners: [0], reason: "solved" });
    desk.solo.heard(game);
    expect(desk.asked).toEqual(["par", "par"]);
    desk.view = { ...desk.view, par: { ...desk.view.par!, earned: 3 } };
    desk.solo.heard(game);
    expect(allPlays()).toMatchObject([{ par: 2, stars: 3 }]);
  });

  it("lose what is given up or put away, but not what was won", () => {
    const desk = new Desk();
    desk.play("a");
    dropped("m");
    expect(allPlays()[0]).toMatchObject({ won: false });
    clear();
    const other = new Desk();
    other.play("a");
    other.end({ scores: [48], winners: [0], reason: "solved" });
    dropped("m");
    expect(allPlays()[0]).toMatchObject({ won: true });
  });
});
