import { describe, expect, it } from "vitest";
import { placeOf, rectangle } from "./counting";

describe("a product as a rectangle", () => {
  it.each([[3, 4], [9, 7], [12, 2], [2, 12]] as const)("%i times %i has as many studs", (a, b) => {
    const { studs, sums } = rectangle([a, b]);
    expect(studs).toHaveLength(a * b);
    expect(new Set(studs.map(({ x, y }) => `${x} ${y}`)).size).toBe(a * b);
    expect(sums.map(({ sum }) => sum)).toEqual(Array.from({ length: a }, (_, i) => (i + 1) * b));
  });

  it("stands in fives", () => {
    expect(placeOf(4) - placeOf(3)).toBe(1);
    expect(placeOf(5) - placeOf(4)).toBeGreaterThan(1);
    const { width, height, studs } = rectangle([6, 5]);
    expect(width).toBe(5);
    expect(height).toBeGreaterThan(6);
    expect(Math.max(...studs.map(({ y }) => y)) + 1).toBeCloseTo(height);
  });
});
