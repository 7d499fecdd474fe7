import { describe, expect, it } from "vitest";
import { levelOf, placesFor } from "./seats";

const LADDER = ["child", "easy", "medium", "strong", "expert"];

describe("against the computer", () => {
  it("begins gently, or at the level that was chosen", () => {
    expect(placesFor("computer", 2, LADDER, ["Zoé"])).toEqual([
      { sitter: "human", name: "Zoé" },
      { sitter: "bot:easy", name: "" },
    ]);
    expect(placesFor("computer", 3, LADDER, [], "expert").map(({ sitter }) => sitter)).toEqual([
      "human", "bot:expert", "bot:expert",
    ]);
  });

  it("knows the level that all have, if they have the same", () => {
    expect(levelOf(placesFor("computer", 4, LADDER, [], "child"))).toBe("child");
    expect(levelOf(placesFor("device", 4, LADDER, []))).toBeNull();
    expect(levelOf([{ sitter: "bot:easy", name: "" }, { sitter: "bot:strong", name: "" }])).toBeNull();
  });
});
