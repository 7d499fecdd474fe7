import { beforeEach, expect, it, vi } from "vitest";

/** The store as a page that has just been opened finds it. */
async function opened() {
  vi.resetModules();
  return import("./store.svelte");
}

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
});

const answer = { match: "m", seq: 3, factors: [3, 4], given: 12, result: 12, ms: 2000 };

it("an answer counts once, however often it is told, also after a reload", async () => {
  let store = await opened();
  expect(store.answered(answer)).toBe(true);
  expect(store.answered(answer)).toBe(false);
  store = await opened();
  expect(store.answered(answer)).toBe(false);
  expect(store.answered({ ...answer, seq: 9, given: 11 })).toBe(true);
  expect(store.answered({ ...answer, match: "another" })).toBe(true);
  expect(store.facts().get("3x4")).toMatchObject({ asked: 3, right: 2 });
});

it.each([[[1, 4]], [[3, 13]], [[3]], [[3, 4, 5]], [[2.5, 4]]])(
  "what is no fact of the tables is left out: %j",
  async (factors) => {
    const store = await opened();
    expect(store.answered({ ...answer, factors })).toBe(false);
    expect(store.facts().size).toBe(0);
  },
);

it("two tabs lose nothing of each other", async () => {
  const one = await opened();
  const other = await opened();
  one.answered(answer);
  other.answered({ ...answer, seq: 5, factors: [6, 7], given: 42, result: 42 });
  expect([...other.facts().keys()]).toEqual(["3x4", "6x7"]);
});

it.each(["", "{", "null", "7", '{"facts":7,"upTo":[]}', '{"facts":[{"a":3}],"upTo":{"m":"x"}}'])(
  "spoilt storage loses nothing else: %j",
  async (text) => {
    saved.set("pavage.learning-1", text);
    saved.set("pavage.plays", "[]");
    const store = await opened();
    expect(store.facts().size).toBe(0);
    expect(store.answered(answer)).toBe(true);
    expect((await opened()).facts().size).toBe(1);
    expect(saved.get("pavage.plays")).toBe("[]");
  },
);

it("without storage it learns for as long as the page is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const store = await opened();
  store.answered(answer);
  expect(store.answered(answer)).toBe(false);
  expect(store.facts().size).toBe(1);
});

it("what is forgotten is gone and does not come back by itself", async () => {
  const store = await opened();
  store.answered(answer);
  store.forgetAll();
  expect(store.facts().size).toBe(0);
  expect(store.answered(answer)).toBe(false);
  expect((await opened()).facts().size).toBe(0);
});

it("adding tells of how many facts more is known", async () => {
  const store = await opened();
  store.answered(answer);
  const same = store.facts();
  expect(store.add(same)).toBe(0);
  const fact = { a: 7, b: 8, asked: 1, right: 0, last: "2026-11-30", recent: [false] as const };
  expect(store.add(new Map([["7x8", fact]]))).toBe(1);
  expect((await opened()).facts().get("7x8")).toEqual(fact);
});

it("remembers far more matches than are played at once, and not all of them for ever", async () => {
  const store = await opened();
  for (let n = 0; n < 150; n++) store.answered({ ...answer, match: `m${n}` });
  const { upTo } = JSON.parse(saved.get("pavage.learning-1")!) as { upTo: object };
  expect(Object.keys(upTo)).toHaveLength(100);
  expect(store.answered({ ...answer, match: "m149" })).toBe(false);
});
