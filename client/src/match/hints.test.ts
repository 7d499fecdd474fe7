import { describe, expect, it } from "vitest";
import { nothing, type View } from "../state";
import type { Counsel, Hand, Seat, Welcome } from "../wire";
import { Hints } from "./hints.svelte";
import type { Match } from "./match.svelte";

const line = { id: "line" };
const welcome: Welcome = {
  t: "welcome", match: "m", game: "g", options: {}, setting: { zones: [] }, commitment: "00", advised: true,
};
const me: Seat = { name: "Ana", kind: "human", mine: true, to_move: true };
const robot: Seat = { name: "easy", kind: "bot", bot: "easy" };
const hand: Hand = { seat: 0, pieces: [], targets: [], actions: [], status: line };
const counsel = (seq: number): Counsel => ({ t: "counsel", seq, seat: 0, move: "m", said: line });

/** A match of which the view is set by the test. */
class Fake {
  view: View = { ...nothing(0), welcome, seq: 3, seats: [me, robot], hand };
  sent: string[] = [];
  advise(what: string, on = true) {
    this.sent.push(on ? what : `no ${what}`);
  }
  see(more: Partial<View>) {
    this.view = { ...this.view, ...more };
  }
}

function sit(): { match: Fake; hints: Hints } {
  const match = new Fake();
  return { match, hints: new Hints(match as unknown as Match) };
}

describe("a hint", () => {
  it("is waited for, and shown as it comes", () => {
    const { match, hints } = sit();
    hints.ask("touch");
    hints.ask("touch"); // once more changes nothing
    expect([hints.waiting, match.sent]).toEqual([true, ["hint"]]);
    match.see({ counsel: counsel(3) });
    expect([hints.waiting, hints.counsel?.move]).toEqual([false, "m"]);
    expect(hints.advised).toMatchObject({ move: "m", by: "touch" });
  });

  it("is over with the position, and nobody else sees it", () => {
    const { match, hints } = sit();
    hints.ask("mouse");
    match.see({ counsel: counsel(3) });
    match.see({ look: 1 });
    expect(hints.counsel).toBeNull();
    match.see({ look: 0, seq: 4 });
    expect([hints.counsel, hints.waiting]).toEqual([null, false]);
  });

  it("need not be waited for", () => {
    const { match, hints } = sit();
    hints.ask("keys");
    hints.close();
    expect([hints.waiting, match.sent]).toEqual([false, ["hint", "no hint"]]);
    hints.ask("keys");
    hints.refuse();
    expect(hints.waiting).toBe(false);
  });

  it("is for one's own moment, and not for a question or for dice that wait", () => {
    const { match, hints } = sit();
    expect(hints.possible(hand)).toBe(true);
    expect(hints.possible(null)).toBe(false);
    const keypad = { ask: "3 × 4", factors: [3, 4], move: "answer {n}", digits: 3 };
    expect(hints.possible({ ...hand, keypad })).toBe(false);
    expect(hints.possible({ ...hand, roll: { zone: "dice", label: line } })).toBe(false);
    expect(hints.possible({ ...hand, roll: { zone: "dice", label: line, move: "keep" } })).toBe(true);
    match.see({ seats: [{ ...me, to_move: false }, { ...robot, to_move: true }] });
    expect(hints.possible(hand)).toBe(false);
    match.see({ seats: [me, robot], outcome: { scores: [1, 0], winners: [0], reason: "over" } });
    expect(hints.here).toBe(false);
  });
});
