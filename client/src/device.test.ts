import { beforeEach, expect, it, vi } from "vitest";

/** A storage that can be spoilt, full or refused. */
const kept = new Map<string, string>();
let full = false;
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException("full", "QuotaExceededError");
    kept.set(key, value);
  },
});
vi.stubGlobal("navigator", {});
vi.stubGlobal("addEventListener", () => {});

async function fresh(): Promise<typeof import("./device.svelte")> {
  vi.resetModules();
  return import("./device.svelte");
}

beforeEach(() => {
  kept.clear();
  full = false;
});

it("keeps a match's keys together, and forgets them with it", async () => {
  const device = await fresh();
  device.hold("m", "g", { keys: [{ seat: 0, token: "a" }], watch: "w" });
  device.hold("m", "g", { keys: [{ seat: 1, token: "b" }] });
  device.hold("m", "g", { keys: [{ seat: 1, token: "c" }] });
  const again = await fresh();
  expect(again.tokensOf(again.held("m")!)).toEqual(["a", "c", "w"]);
  again.letGo("m");
  expect(again.heldMatches()).toEqual([]);
  expect(kept.get("pavage.matches")).toBe("[]");
});

it("knows again the links it has followed", async () => {
  const device = await fresh();
  device.hold("m", "g", { keys: [{ seat: 1, token: "a" }], used: ["invitation"] });
  device.hold("m", "g", { watch: "w" });
  const again = await fresh();
  for (const link of ["invitation", "a", "w"]) expect(again.followed("m", link)).toBe(true);
  expect(again.followed("m", "another")).toBe(false);
  expect(again.followed("n", "a")).toBe(false);
});

it.each(["oops", "{}", "3", '[null, {"match": 1}, {"match": "m", "game": "g", "keys": [{"seat": "0"}]}]'])(
  "reads past what is spoilt: %s",
  async (text) => {
    kept.set("pavage.matches", text);
    const device = await fresh();
    for (const one of device.heldMatches()) expect(device.tokensOf(one)).toEqual([]);
    device.hold("n", "g", { keys: [{ seat: 0, token: "a" }] });
    expect(device.held("n")).toBeDefined();
  },
);

it("remembers for as long as it is open where nothing can be saved", async () => {
  full = true;
  const device = await fresh();
  device.hold("m", "g", { keys: [{ seat: 0, token: "a" }] });
  device.hold("n", "g", { keys: [{ seat: 0, token: "b" }] });
  device.rememberNames("Léa", " ", "Tom", "Léa");
  expect(device.heldMatches().map(({ match }) => match)).toEqual(["n", "m"]);
  expect(device.names()).toEqual(["Léa", "Tom"]);
});
