import { expect, it } from "vitest";
import type { Game } from "./api";
import { rulings, unusual } from "./rulings";

const game: Game = {
  id: "g",
  players: [2, 4],
  bots: [],
  options: [
    { name: "size", kind: "choice", default: "small", values: ["small", "large"] },
    { name: "hand", kind: "choice", default: null, values: [6, 7] },
    { name: "wild", kind: "flag", default: false, values: [false, true] },
    { name: "tiles", kind: "tileset", default: "A", values: ["A", "B"] },
    { name: "deal", kind: "seed", default: null },
  ],
};

it("says only what is not as usual", () => {
  expect(rulings(game, {})).toEqual([]);
  expect(rulings(game, { size: "small", wild: false, tiles: "A", deal: "17" })).toEqual([]);
  expect(rulings(game, { size: "large", hand: 6, wild: true, tiles: "B" })).toEqual([
    { name: "g-option-size", value: "g-option-size-large" },
    { name: "g-option-hand", value: "g-option-hand-6" },
    { name: "g-option-wild", value: "" },
    { name: "g-option-tiles", value: "g-option-tiles-B" },
  ]);
});

it("counts the tiles of one's own", () => {
  expect(rulings(game, { tiles: 24 })).toEqual([{ name: "g-option-tiles", value: "tileset-mine" }]);
  expect(unusual(game, { tiles: ["0123"] }).map(([option]) => option.name)).toEqual(["tiles"]);
});
