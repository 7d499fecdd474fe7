import { describe, expect, it } from "vitest";
import { carried, letGoAt, pushed, wayOf } from "./push";

describe("a switch that is pushed", () => {
  it("needs two pushes: the first shows what the second will do", () => {
    expect(pushed("rest")).toBe("half");
    expect(pushed(pushed("rest"))).toBe("end");
  });

  it("springs back from a brush, waits half-way, and ends only at its end", () => {
    expect(letGoAt(0.1)).toBe("rest");
    expect(letGoAt(0.4)).toBe("half");
    expect(letGoAt(0.8)).toBe("half");
    expect(letGoAt(0.97)).toBe("end");
  });

  it("follows the hand along its way and no further", () => {
    expect(carried(wayOf("rest"), 60, 120)).toBe(0.5);
    expect(carried(wayOf("half"), -200, 120)).toBe(0);
    expect(carried(wayOf("half"), 200, 120)).toBe(1);
    expect(carried(0, 10, 0)).toBe(1);
  });
});
