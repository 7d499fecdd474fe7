import { describe, expect, it } from "vitest";
import type { Entry } from "../wire";
import { follow, lineOf, marked, startsWith, type Track } from "./track";

const ply = (seq: number, move: string): Entry => ({
  seq,
  kind: "ply",
  told: { seat: 0, move, line: { id: "l" } },
});
const line = (text: string) => [...text];
const at = (text: string, played: number): Track => ({ moves: line(text), at: played });

it("reads the line that stands out of the log", () => {
  const log: Entry[] = [
    ply(0, "a"),
    ply(1, "b"),
    ply(2, "c"),
    { seq: 3, kind: "undo", ply: 1 },
    ply(4, "d"),
  ];
  expect(lineOf(log)).toEqual(["a", "d"]);
  expect(lineOf([...log, { seq: 5, kind: "undo" }])).toEqual([]);
});

describe("what was taken back", () => {
  it("can be played again, to the end of the line", () => {
    expect(follow(at("abcd", 4), line("ab"))).toEqual(at("abcd", 2));
    expect(follow(at("abcd", 2), [])).toEqual(at("abcd", 0));
    expect(follow(at("abcd", 0), line("abc"))).toEqual(at("abcd", 3));
  });

  it("is gone once another move is made", () => {
    expect(follow(at("abcd", 2), line("abx"))).toEqual(at("abx", 3));
  });

  it("stays when the move that is made is the one that was taken back", () => {
    expect(follow(at("abcd", 2), line("abc"))).toEqual(at("abcd", 3));
  });

  it("goes on when the line grows beyond it", () => {
    expect(follow(at("ab", 2), line("abc"))).toEqual(at("abc", 3));
  });
});

describe("marks", () => {
  const mark = (text: string, left?: boolean) =>
    left ? { moves: line(text), score: 1, left } : { moves: line(text), score: 1 };

  it("mark a position once", () => {
    const marks = marked(marked([], mark("ab")), mark("ab"));
    expect(marks).toEqual([mark("ab")]);
    expect(marked(marks, mark("abc"))).toHaveLength(2);
  });

  it("remember where the last jump set out, and only that", () => {
    const marks = marked(marked([mark("a")], mark("xy", true)), mark("xyz", true));
    expect(marks).toEqual([mark("a"), mark("xyz", true)]);
  });

  it("need not remember what is marked already", () => {
    expect(marked([mark("ab")], mark("ab", true))).toEqual([mark("ab")]);
    expect(marked([mark("ab", true)], mark("ab"))).toEqual([mark("ab")]);
  });
});

it("knows whether a line begins with another", () => {
  expect(startsWith(line("abc"), line("ab"))).toBe(true);
  expect(startsWith(line("ab"), line("abc"))).toBe(false);
  expect(startsWith(line("abc"), line("b"))).toBe(false);
});
