import { describe, expect, it } from "vitest";
import { answerOf, keyOf, typed } from "./typing";

const after = (keys: string[], most = 3) =>
  keys.reduce((digits, key) => typed(digits, keyOf(key)!, most), "");

describe("what is typed", () => {
  it("grows by a digit a key, up to as many as may be", () => {
    expect(after(["1", "2"])).toBe("12");
    expect(after(["1", "2", "3", "4"])).toBe("123");
    expect(after(["9", "9"], 1)).toBe("9");
  });

  it("has no zero in front of other digits", () => {
    expect(after(["0"])).toBe("0");
    expect(after(["0", "0"])).toBe("0");
    expect(after(["0", "7"])).toBe("7");
    expect(after(["7", "0"])).toBe("70");
  });

  it("loses its last digit, and nothing where there is none", () => {
    expect(after(["1", "2", "Backspace"])).toBe("1");
    expect(after(["Backspace", "Delete"])).toBe("");
  });

  it("leaves other keys alone", () => {
    expect(["a", "Tab", " ", "ArrowUp", "-"].map(keyOf)).toEqual([null, null, null, null, null]);
  });

  it("is sent as the move that the hand names, once there is something", () => {
    expect(answerOf("answer {n}", "12")).toBe("answer 12");
    expect(answerOf("answer {n}", "")).toBeNull();
  });
});
