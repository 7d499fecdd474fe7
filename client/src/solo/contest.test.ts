import { describe, expect, it } from "vitest";
import type { Game } from "../api";
import { alone, bestPath, type Contest, contestOf, isRanked, placeOf, query, readContest } from "./contest";

const game: Game = {
  id: "hills",
  players: [1, 3],
  bots: [],
  optimised: { one: true },
  options: [
    { name: "one", kind: "flag", default: false, values: [false, true] },
    { name: "strict", kind: "flag", default: false, values: [false, true] },
    { name: "size", kind: "choice", default: 3, values: [3, 4] },
    { name: "set", kind: "tileset", default: null },
  ],
};

describe("a contest", () => {
  it("is named by the options that are not as usual alone", () => {
    expect(contestOf(game, { one: true, strict: false, size: 3 })).toEqual({
      options: {},
      day: null,
    });
    expect(contestOf(game, { one: true, strict: true, size: 4 }, "2026-11-30")).toEqual({
      options: { strict: true, size: 4 },
      day: "2026-11-30",
    });
  });

  it("is asked about as the server wants it", () => {
    expect(query({ options: {}, day: null })).toBe("");
    expect(query({ options: { strict: true }, day: "2026-11-30" })).toBe(
      "?options=%7B%22strict%22%3Atrue%7D&day=2026-11-30",
    );
  });

  it("has an address for its best line, which leads back to it", () => {
    const contests: Contest[] = [
      { options: {}, day: null },
      { options: {}, day: "2026-11-30" },
      { options: { strict: true, size: 4 }, day: null },
    ];
    for (const contest of contests) {
      const [path, rules = ""] = bestPath("hills", contest).split("?");
      expect(path).toBe("/replay/hills/best");
      expect(readContest(game, rules)).toEqual(contest);
    }
    expect(readContest(game, "colour=red")).toBeNull();
  });
});

it("alone, the options are those of the highest score, whatever was chosen", () => {
  expect(alone(game, { strict: true })).toEqual({ strict: true, one: true });
});

it("totals with a tile set of one's own are not compared", () => {
  expect(isRanked(game, { one: true })).toBe(true);
  expect(isRanked(game, { set: "the box's" })).toBe(true);
  expect(isRanked(game, { set: ["a", "b"] })).toBe(false);
  expect(isRanked(game, { set: 36 })).toBe(false);
});

it("one's place is counted from the best, also where an earlier game of one's own was better", () => {
  const row = (match: string, score: number) => ({ name: match, score, at: 0, match });
  const rows = [row("a", 30), row("b", 20), row("c", 20)];
  expect(placeOf(rows, "a", 30)).toBe(1);
  expect(placeOf(rows, "c", 20)).toBe(3);
  expect(placeOf(rows, "other", 25)).toBe(2);
  expect(placeOf(rows, "other", 5)).toBe(4);
  expect(placeOf([], "other", 5)).toBe(1);
  expect(placeOf(rows, "other", 25, true)).toBe(2);
  expect(placeOf(rows, "other", 5, true)).toBe(0); // below what the table shows: who knows?
});
