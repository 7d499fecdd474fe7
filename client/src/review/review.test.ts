import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Found, Mark, Then } from "./rest";
import { percent, Review, still } from "./review.svelte";

const line = { id: "line" };
const mark = (ply: number): Mark => {
  return { ply, turn: 3, before: 0.62, after: 0.41, played: { move: "p", what: line }, better: { move: "b", what: line }, why: line };
};
const found = (done: number, ...marks: Mark[]): Found => ({ seat: 0, done, total: 2, marks, failed: false });
const then: Then = {
  scene: { pieces: [], counters: [], status: line },
  hand: { seat: 0, pieces: [], targets: [], actions: [], status: line },
};

let asked: string[] = [];
let answers: unknown[] = [];
beforeEach(() => {
  [asked, answers] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers.Authorization}`);
    return new Response(JSON.stringify(answers.shift()), { status: 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = [{ seat: 0, token: "A" }, { seat: 2, token: "C" }];

describe("a review", () => {
  it("is asked for until all is looked at, and no longer than somebody watches", async () => {
    const review = new Review("m", keys);
    answers = [found(0), found(1, mark(4)), found(2, mark(4), mark(9))];
    let stop = review.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect([review.found?.done, review.done]).toEqual([0, false]);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
    stop = review.watch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(review.done).toBe(true);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toBe("/api/matches/m/review Bearer A");
    stop();
  });

  it("is one's own: each of those who play here looks at theirs", async () => {
    const review = new Review("m", keys);
    answers = [found(2, mark(4)), then];
    review.watch()();
    review.found = found(2, mark(4));
    await review.show(mark(4));
    expect(review.mark?.ply).toBe(4);
    review.turnTo(keys[1]!);
    expect([review.mark, review.found]).toEqual([null, null]);
    answers = [then];
    await review.show(mark(5));
    expect(asked.at(-1)).toBe("/api/matches/m/review/5 Bearer C");
  });

  it("goes from one mark to the next, round the end, and asks for each table once", async () => {
    const review = new Review("m", keys);
    review.found = found(2, mark(4), mark(9));
    answers = [then, then];
    await review.show(mark(4));
    review.front = "played";
    review.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([review.mark?.ply, review.front]).toEqual([9, "better"]);
    review.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(review.mark?.ply).toBe(4);
    expect(asked).toHaveLength(2);
    review.leave();
    expect([review.mark, review.then]).toEqual([null, null]);
  });

  it("shows a hand in which nothing can be tried or turned", () => {
    const piece = { id: "a", zone: "rack", x: 0, y: 0, face: "a", drop: "a@{name}", drops: ["a"], turns: 4, period: 2 };
    const hand = still({ ...then.hand, pieces: [piece] }, { id: "why" });
    expect(hand.pieces).toEqual([{ id: "a", zone: "rack", x: 0, y: 0, face: "a", turns: 1, period: 0 }]);
    expect(hand.status).toEqual({ id: "why" });
  });

  it("says chances as people do", () => {
    expect([percent(0.617), percent(0), percent(1)]).toEqual([62, 0, 100]);
  });
});
