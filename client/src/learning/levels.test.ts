import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BadFile, fromCsv, HEAD, LARGEST, toCsv } from "./csv";
import { counted, type Facts, factsOf, median, merged, readFacts } from "./facts";
import { draw, levelOf, pairs, topOf, toPractise, weights } from "./levels";
import { thinking } from "./thinking";

// The class sheet is held to the same examples by tests/learning/test_facts.py.
interface Examples {
  levels: { what: string; rows: string[]; levels: Record<string, string> }[];
  practise: { what: string; rows: string[]; facts: number[][] }[];
  good: { what: string; text: string }[];
  bad: { what: string; text: string; line: number | null; said: object }[];
}
const EXAMPLES = JSON.parse(
  readFileSync(new URL("../../../tests/learning/vectors.json", import.meta.url), "utf8"),
) as Examples;

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (...rows: string[]) => fromCsv(bytes([HEAD, ...rows, ""].join("\n")));
const NONE: Facts = new Map();
const DAY = "2026-11-30";

/** The facts after these answers: 3 × 4 right in two seconds is `[3, 4, 2000]`, wrong `false`. */
function after(...answers: [number, number, number | null | false][]): Facts {
  return answers.reduce(
    (facts, [a, b, ms]) => counted(facts, [a, b], ms !== false, ms || null, DAY),
    NONE,
  );
}

function refusal(data: Uint8Array): BadFile {
  try {
    fromCsv(data);
  } catch (error) {
    if (error instanceof BadFile) return error;
  }
  throw new Error("it was taken");
}

describe("counting", () => {
  it("keeps 3 × 4 and 4 × 3 apart, and what was right, when and how quickly", () => {
    const facts = after([3, 4, 2000], [4, 3, false], [3, 4, 1000], [3, 4, false]);
    expect([...facts.values()]).toEqual([
      { a: 3, b: 4, asked: 3, right: 2, last: DAY, recent: [2000, 1000, false] },
      { a: 4, b: 3, asked: 1, right: 0, last: DAY, recent: [false] },
    ]);
  });

  it("takes the middle of the last times, of right answers only", () => {
    const times = (...all: (number | null | false)[]) =>
      median(after(...all.map((ms): [number, number, number | null | false] => [3, 4, ms])).get("3x4")!);
    expect(times(false)).toBeNull();
    expect(times(null)).toBeNull();
    expect(times(900, false, 5000, 1000)).toBe(1000);
    expect(times(1000, 2001)).toBe(1501);
    expect(times(9, 9, 9, 1, 2, 3, 4, 5)).toBe(3);
  });

  it("keeps no time that says nothing", () => {
    const recent = (ms: number) => after([3, 4, ms]).get("3x4")!.recent[0];
    expect(recent(3_600_000)).toBe(60_000);
    expect(recent(0.2)).toBe(1);
    expect(recent(-5)).toBeNull();
    expect(recent(NaN)).toBeNull();
  });
});

describe("what was saved", () => {
  it("is read back", () => {
    const facts = after([3, 4, 2000], [9, 9, false], [3, 4, null]);
    expect(readFacts(JSON.parse(JSON.stringify([...facts.values()])))).toEqual(facts);
  });

  it.each([null, 7, "facts", {}, [null], [[]]])("is nothing when spoilt: %j", (saved) => {
    expect(readFacts(saved).size).toBe(0);
  });

  it("loses only what is spoilt", () => {
    const good = { a: 3, b: 4, asked: 1, right: 1, last: DAY, recent: [900] };
    const spoilt = [
      { a: 1 }, { b: 13 }, { a: "3" }, { asked: 0 }, { asked: 2 }, { right: 2 }, { right: 0 },
      { last: 7 }, { last: "yesterday" }, { recent: [] }, { recent: [0] }, { recent: [true] },
      { recent: [900, 900] }, { recent: "r" },
    ]; // prettier-ignore
    expect(readFacts([...spoilt.map((part) => ({ ...good, ...part })), good])).toEqual(factsOf([good]));
  });
});

describe("adding a file", () => {
  const here = read("3,4,2,1,900,2026-11-29,wr", "5,5,1,1,900,2026-11-29,r");
  const there = read("3,4,3,2,800,2026-11-28,wrr", "5,5,1,0,,2026-11-28,w", "6,7,1,1,700,2026-11-28,r");

  it("keeps of each fact what knows more, whichever comes first", () => {
    const all = read(
      "3,4,3,2,800,2026-11-28,wrr",
      "5,5,1,1,900,2026-11-29,r",
      "6,7,1,1,700,2026-11-28,r",
    );
    expect(merged(here, there)).toEqual(all);
    expect(merged(there, here)).toEqual(all);
  });

  it("counts nothing twice", () => {
    expect(merged(here, here)).toEqual(here);
    expect(merged(merged(here, there), there)).toEqual(merged(here, there));
  });
});

describe("the level of a fact", () => {
  it.each(EXAMPLES.levels)("$what", ({ rows, levels }) => {
    const facts = read(...rows);
    const found = Object.keys(levels).map((key) => {
      const [a, b] = key.split("x").map(Number);
      return [key, levelOf(facts, a!, b!)];
    });
    expect(Object.fromEntries(found)).toEqual(levels);
  });
});

describe("what to practise", () => {
  it.each(EXAMPLES.practise)("$what", ({ rows, facts }) => {
    const found = toPractise(read(...rows), 99).map(({ a, b }) => [a, b]);
    expect(found).toEqual(facts);
    const few = toPractise(read(...rows), 2).map(({ a, b }) => [a, b]);
    expect(few).toEqual(facts.slice(0, 2));
  });
});

describe("the dice", () => {
  const TWO_TO_NINE = [2, 3, 4, 5, 6, 7, 8, 9];
  const facts = read("2,3,3,3,900,2026-11-30,rrr", "7,8,1,0,,2026-11-30,w");

  it("may always show every pair, more often what is not known", () => {
    const all = weights(facts, [TWO_TO_NINE, TWO_TO_NINE]);
    expect(all).toHaveLength(64);
    const weight = (a: number, b: number) =>
      all.find(({ values }) => values[0] === a && values[1] === b)!.weight;
    expect(Math.min(...all.map(({ weight }) => weight))).toBeGreaterThan(0);
    expect(weight(2, 3)).toBeLessThan(weight(5, 5));
    expect(weight(3, 2)).toBe(weight(2, 3));
    expect(weight(5, 5)).toBeLessThan(weight(7, 8));
    expect(weight(8, 7)).toBe(weight(7, 8));
  });

  it("fall by these weights", () => {
    const lists = [[2, 7], [3, 8]]; // prettier-ignore
    const sum = weights(facts, lists).reduce((all, { weight }) => all + weight, 0);
    const seen: Record<string, number> = {};
    for (let n = 0; n < sum; n++) {
      const values = draw(facts, lists, () => (n + 0.5) / sum);
      seen[values.join("x")] = (seen[values.join("x")] ?? 0) + 1;
    }
    const expected = weights(facts, lists).map(({ values, weight }) => [values.join("x"), weight]);
    expect(seen).toEqual(Object.fromEntries(expected));
    expect(draw(facts, lists, () => 0)).toEqual([2, 3]);
    expect(draw(facts, lists, () => 1 - 2 ** -53)).toEqual([7, 8]);
  });

  it("keep to one value where there is only one, and one die is not weighed", () => {
    expect(draw(facts, [[6], [11]])).toEqual([6, 11]);
    expect(new Set(weights(facts, [[2, 7]]).map(({ weight }) => weight)).size).toBe(1);
  });
});

it("every fact is in the table once", () => {
  expect(pairs()).toHaveLength(66);
  expect(pairs(9)).toHaveLength(36);
  expect(topOf(NONE)).toBe(9);
  expect(topOf(after([3, 11, 900]))).toBe(11);
});

describe("the file", () => {
  it("is written in one way, and comes back as it was written", () => {
    const facts = after([4, 3, false], [12, 2, 1500], [4, 3, 800], [4, 3, 1200], [2, 2, null]);
    const text =
      `${HEAD}\n2,2,1,1,,${DAY},r\n4,3,3,2,1000,${DAY},wrr\n12,2,1,1,1500,${DAY},r\n`;
    expect(toCsv(facts)).toBe(text);
    expect(toCsv(fromCsv(bytes(text)))).toBe(text);
    for (const [key, fact] of facts) expect(median(fromCsv(bytes(text)).get(key)!)).toBe(median(fact));
  });

  it.each(EXAMPLES.good)("is taken: $what", ({ text }) => {
    const rows = toCsv(fromCsv(bytes(text))).trim().split("\n");
    expect(rows).toEqual(text.replace("\ufeff", "").trim().split(/\r?\n/));
  });

  it.each(EXAMPLES.bad)("is refused with its line: $what", ({ text, line, said }) => {
    const found = refusal(bytes(text));
    expect([found.line, found.said]).toEqual([line, said]);
  });

  it("is refused whole when it is no text, or far too long", () => {
    expect(refusal(Uint8Array.of(0xff, 0xfe, 0x41)).said.id).toBe("facts-utf8");
    expect(refusal(new Uint8Array(LARGEST + 1)).said.id).toBe("facts-long");
  });
});

describe("the time somebody thinks", () => {
  function setUp(hidden = false) {
    const told = new EventTarget();
    const page = Object.assign(told, { hidden });
    let time = 1000;
    const stop = thinking(page as never, () => time);
    const pass = (ms: number) => (time += ms);
    const show = (shown: boolean) => {
      page.hidden = !shown;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    return { stop, pass, show };
  }

  it("is what passes", () => {
    const { stop, pass } = setUp();
    pass(700);
    expect(stop()).toBe(700);
  });

  it("does not count while the page is hidden, be it at the beginning or the end", () => {
    const { stop, pass, show } = setUp(true);
    pass(10_000);
    show(true);
    pass(300);
    show(false);
    pass(10_000);
    show(true);
    pass(40);
    show(false);
    pass(10_000);
    expect(stop()).toBe(340);
  });
});
