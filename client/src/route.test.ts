import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { onlyHere, parse } = await import("./route.svelte");

it.each([
  ["", { at: "home" }],
  ["#/", { at: "home" }],
  ["#/new/zigzag", { at: "new", game: "zigzag" }],
  ["#/rules/half_dominoes", { at: "rules", game: "half_dominoes" }],
  ["#/tables", { at: "tables" }],
  ["#/solo/hills", { at: "solo", game: "hills" }],
  ["#/replay/hills/ma-tch", { at: "replay", game: "hills", line: "ma-tch", rules: "" }],
  [
    "#/replay/hills/best?day=2026-11-30",
    { at: "replay", game: "hills", line: "best", rules: "day=2026-11-30" },
  ],
  ["#/m/abc-DEF_1", { at: "match", match: "abc-DEF_1", token: null }],
  ["#/m/abc/to-ken", { at: "match", match: "abc", token: "to-ken" }],
])("reads %s", (hash, route) => expect(parse(hash)).toEqual(route));

it.each(["#/m", "#/m/", "#/m/a/", "#/m/a/b/c", "#/new", "#/new/a b", "#/new/a/b", "#/replay/a", "#/replay/a/b/c", "#/x", "#/tables/x", "#/m/<b>"])(
  "knows that %s leads nowhere",
  (hash) => expect(parse(hash)).toEqual({ at: "lost" }),
);

it("knows the addresses that lead nowhere from another device", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) {
    expect(onlyHere(host)).toBe(true);
  }
  for (const host of ["192.168.1.7", "127.example.org", "salon.local", "[fe80::1]"]) {
    expect(onlyHere(host)).toBe(false);
  }
});
