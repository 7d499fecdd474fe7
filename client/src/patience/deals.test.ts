import { describe, expect, it, vi } from "vitest";
import type { Game } from "../api";
import {
  dayOf,
  dealName,
  dealPath,
  nextDeal,
  readRules,
  rulesOf,
  rulesSaid,
  seedOption,
  typedDeal,
} from "./deals";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { parse } = await import("../route.svelte");

const game: Game = {
  id: "g",
  players: [1, 1],
  bots: [],
  options: [
    { name: "dialect", kind: "choice", default: "classic", values: ["classic", "ring"] },
    { name: "wild", kind: "flag", default: false, values: null },
    { name: "number", kind: "seed", default: null, values: null },
  ],
};

it("names the day where the player is", () => {
  expect(dayOf(new Date(2025, 0, 2, 23, 59))).toBe("2025-01-02");
  expect(dealName("2025-01-02", "en")).toBe("January 2, 2025");
  expect(dealName("2025-01-02", "fr")).toBe("2 janvier 2025");
});

it.each(["17", "2025-13-01", "2025-02-30", "abc", "2025-1-2"])("leaves %s as it is", (deal) => {
  expect(dealName(deal, "fr")).toBe(deal);
});

it("takes a number for a number, and any other text as it stands", () => {
  expect(typedDeal("  0017 ")).toBe("17");
  expect(typedDeal("0")).toBe("0");
  expect(typedDeal("00x")).toBe("00x");
  expect(typedDeal(" Été 1 ")).toBe("Été 1");
  expect(nextDeal("17")).toBe("18");
  expect(nextDeal("17a")).toBeNull();
});

describe("rules", () => {
  it("are named only where they are not as usual", () => {
    expect(rulesOf(game, { dialect: "classic", wild: false })).toBe("");
    expect(rulesOf(game, { wild: true, dialect: "ring" })).toBe("dialect=ring&wild=true");
    expect(rulesSaid(game, "dialect=ring&wild=true")).toEqual(["g-option-dialect-ring", "g-option-wild"]);
    expect(seedOption(game)).toBe("number");
  });

  it("are read as they were written", () => {
    expect(readRules(game, "dialect=ring&wild=true")).toEqual({ dialect: "ring", wild: true });
    expect(readRules(game, "")).toEqual({});
  });

  it.each(["dialect=square", "speed=1", "number=5", "wild=maybe", "dialect"])("refuse %s", (rules) => {
    expect(readRules(game, rules)).toBeNull();
  });
});

describe("the address of a deal", () => {
  it.each(["17", "2025-01-02", "été/50 %?&#", "a b"])("leads back to %s", (deal) => {
    expect(parse(`#${dealPath("maze", deal, "dialect=ring")}`)).toEqual({
      at: "deal",
      game: "maze",
      deal,
      rules: "dialect=ring",
    });
  });

  it.each(["#/deal/maze", "#/deal/maze/", "#/deal/maze/%E9", "#/deal/maze/1/2", "#/deal//1", "#/new/maze?x=1"])(
    "leads nowhere when it is %s",
    (hash) => expect(parse(hash)).toEqual({ at: "lost" }),
  );

  it("is as short as it can be", () => {
    expect(dealPath("maze", "17", "")).toBe("/deal/maze/17");
  });
});
