import { describe, expect, it } from "vitest";
import { merged, type Play, readPlays } from "./plays";
import { daysInARow, exported, imported, sumUp } from "./sums";

const DAY = 86_400_000;
let next = 0;

/** A play of the `n`-th day. */
function play(n: number, more: Partial<Play> = {}): Play {
  const match = `m${next++}`;
  return { match, game: "g", deal: "1", rules: "", begun: n * DAY, ...more };
}
const won = (n: number, moves: number, more: Partial<Play> = {}) =>
  play(n, { ended: n * DAY + 1, won: true, moves, ...more });
const lost = (n: number, more: Partial<Play> = {}) => play(n, { ended: n * DAY + 1, won: false, ...more });

describe("the sums", () => {
  const plays = [
    won(1, 80, { par: 64, stars: 1 }),
    won(2, 70, { stars: 2 }),
    lost(3),
    won(4, 60, { deal: "2", par: 58, stars: 3 }),
    play(5, { deal: "3" }),
    won(5, 10, { game: "other" }),
  ];
  const sum = sumUp(plays, "g", "1970-01-06");

  it("count what was played, won, lost and can be gone on with", () => {
    expect([sum.played, sum.won, sum.lost, sum.open]).toEqual([5, 3, 1, 1]);
  });

  it("measure the wins against the par of their deals", () => {
    expect(sum.overPar).toBeCloseTo((16 + 6 + 2) / 3);
    expect(sumUp([won(1, 80)], "g", "1970-01-02").overPar).toBeNull();
  });

  it("follow the streaks in the order of the endings", () => {
    expect([sum.streak, sum.longest]).toEqual([1, 2]);
    const late = [won(9, 5), { ...lost(1), ended: 10 * DAY }, won(8, 5)];
    expect(sumUp(late, "g", "1970-01-12")).toMatchObject({ streak: 0, longest: 2 });
  });

  it("tell each deal on its own, the latest first", () => {
    expect(sum.deals.map(({ deal }) => deal)).toEqual(["3", "2", "1"]);
    expect(sum.deals[2]).toMatchObject({ played: 3, won: 2, best: 70, par: 64, stars: 2 });
    expect(sum.deals[0]).toMatchObject({ played: 1, won: 0, best: null, par: null, stars: 0 });
  });

  it("take the same deal by other rules for another", () => {
    const two = sumUp([won(1, 5), won(2, 6, { rules: "dialect=ring" })], "g", "1970-01-03");
    expect(two.deals).toHaveLength(2);
  });

  it("are nothing at first", () => {
    expect(sumUp([], "g", "1970-01-03")).toMatchObject({ played: 0, streak: 0, days: 0, deals: [] });
  });
});

describe("days in a row", () => {
  const days = new Set(["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-31", "2024-04-01"]);

  it.each([
    ["2024-03-01", 3], // a leap year
    ["2024-03-02", 3], // today may still come
    ["2024-03-03", 0],
    ["2024-04-01", 2], // the clocks change in between
  ])("up to %s: %i", (today, count) => expect(daysInARow(days, today)).toBe(count));

  it("count the deal of the day only where it was won on its day", () => {
    const sum = (plays: Play[]) => sumUp(plays, "g", "1970-01-03").days;
    expect(sum([won(1, 9, { deal: "1970-01-02", day: "1970-01-02" })])).toBe(1);
    expect(sum([won(1, 9, { deal: "1970-01-02" })])).toBe(0);
    expect(sum([lost(1, { deal: "1970-01-02", day: "1970-01-02" })])).toBe(0);
  });
});

describe("two lists", () => {
  it("count each play once", () => {
    const mine = [won(1, 80), play(2)];
    expect(merged(mine, mine)).toEqual(mine);
    expect(merged(mine, [play(3)])).toHaveLength(3);
  });

  it("keep the ending, whichever list knows it", () => {
    const open = play(1);
    const ended = { ...open, ended: 2 * DAY, won: true, moves: 70, stars: 2 };
    expect(merged([open], [ended])).toEqual([ended]);
    expect(merged([ended], [open])).toEqual([ended]);
  });

  it("keep the first ending and learn what came later", () => {
    const ended = won(1, 70);
    const later = { ...ended, ended: 9 * DAY, par: 64, stars: 2 };
    expect(merged([ended], [later])).toEqual([{ ...ended, par: 64, stars: 2 }]);
  });

  it("keep the better par", () => {
    const one = won(1, 70, { par: 64 });
    expect(merged([one], [{ ...one, par: 62 }])[0]!.par).toBe(62);
    expect(merged([{ ...one, par: 62 }], [one])[0]!.par).toBe(62);
  });
});

describe("a file", () => {
  const plays = [won(1, 80, { par: 64, stars: 1, helped: 2 }), play(2, { day: "1970-01-03" })];

  it("brings back what was saved", () => {
    expect(imported(exported(plays))).toEqual(plays);
  });

  it.each([
    ["no JSON", "hello"],
    ["nothing", ""],
    ["null", "null"],
    ["another format", JSON.stringify({ format: "x", plays })],
    ["no list", JSON.stringify({ format: "pavage-statistics/1", plays: {} })],
    ["a spoilt play", JSON.stringify({ format: "pavage-statistics/1", plays: [...plays, { match: 1 }] })],
    ["a time that is none", exported([{ ...plays[0]!, begun: -1 }])],
  ])("that holds %s is refused", (_, text) => expect(imported(text)).toBeNull());
});

it("storage that was spoilt loses only what is spoilt", () => {
  const good = won(1, 5);
  expect(readPlays([good, null, 3, { match: "x" }, { ...good, moves: "many" }])).toHaveLength(2);
  expect(readPlays("x")).toEqual([]);
});
