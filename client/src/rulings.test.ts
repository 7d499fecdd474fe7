import { describe, expect, it } from "vitest";

import type { Game, Options } from "./api";
import { isOffered, unusual } from "./rulings";

const usual = [
  [2, 3],
  [2, 3],
];
const game: Game = {
  id: "g",
  players: [2, 2],
  bots: [],
  options: [
    { name: "numbers", kind: "lists", default: usual, values: [2, 3, 4] },
    { name: "goal", kind: "own", default: null, values: [] },
    { name: "rare", kind: "own", default: 64, values: [64, false, null] },
    { name: "set", kind: "tileset", default: null, values: ["small"] },
    { name: "deal", kind: "seed", default: null, values: [] },
  ],
};

describe("what is not as usual", () => {
  const names = (options: Options) =>
    unusual(game, options).map(([{ name }]) => name);

  it("is told by what a value is, not by where it is kept", () => {
    expect(names({ numbers: [[2, 3], [2, 3]], goal: null, rare: 64, deal: "17" })).toEqual([]);
    expect(names({ numbers: [[2], [2, 3]], goal: { n: 1 }, rare: false })).toEqual([
      "numbers",
      "goal",
      "rare",
    ]);
  });

  it("can be nothing at all, where that is a value", () => {
    expect(names({ rare: null, set: null })).toEqual(["rare"]);
  });
});

it("a page offers what it has a choice of", () => {
  expect(game.options.filter(isOffered).map(({ name }) => name)).toEqual(["numbers", "rare", "set"]);
});
