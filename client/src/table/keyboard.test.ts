import { describe, expect, it } from "vitest";
import { type Arrow, following, isArrow, type Spot, towards } from "./keyboard";

const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

describe("the place an arrow goes to", () => {
  it("is in the same row, or else in the next one, as one reads", () => {
    const spots = [
      { x: 5, y: 2 },
      { x: 3, y: 1 },
      { x: 0, y: 3 },
    ];
    expect(towards({ x: 2, y: 2 }, spots, "ArrowRight")).toBe(spots[0]);
    expect(towards(spots[0]!, spots, "ArrowRight")).toBe(spots[2]);
    expect(towards(spots[0]!, spots, "ArrowLeft")).toBe(spots[1]);
  });

  it("is the nearest of the nearest row above or below", () => {
    const spots = [
      { x: 9, y: 1 },
      { x: 4, y: 1 },
      { x: 5, y: 0 },
    ];
    expect(towards({ x: 5, y: 2 }, spots, "ArrowUp")).toBe(spots[1]);
  });

  it("leads back where it came from, to the left and to the right", () => {
    const spots = [
      { x: 3, y: 4 },
      { x: 1, y: 3 },
      { x: 2, y: 5 },
    ];
    for (const spot of spots) {
      expect(towards(towards(spot, spots, "ArrowRight")!, spots, "ArrowLeft")).toBe(spot);
    }
  });

  it("goes on in reading order where nothing lies that way", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 1, y: 2 },
    ];
    expect(towards(spots[1]!, spots, "ArrowRight")).toBe(spots[2]);
    expect(towards(spots[0]!, spots, "ArrowUp")).toBe(spots[2]);
  });

  it("is none where there is none", () => {
    expect(towards({ x: 0, y: 0 }, [], "ArrowDown")).toBeNull();
  });

  it("reaches every spot from every spot", () => {
    const random = numbers(7);
    for (let round = 0; round < 200; round++) {
      const keys = new Set<string>();
      const count = 2 + Math.floor(random() * 12);
      while (keys.size < count) {
        keys.add(`${Math.floor(random() * 13)} ${Math.floor(random() * 13)}`);
      }
      const spots = [...keys].map((key): Spot => {
        const [x, y] = key.split(" ").map(Number);
        return { x: x!, y: y! };
      });
      for (const start of spots) {
        const seen = new Set([start]);
        for (const spot of seen) {
          for (const arrow of ARROWS) seen.add(towards(spot, spots, arrow)!);
        }
        expect(seen.size).toBe(spots.length);
      }
    }
  });
});

it("steps through all spots in reading order, and round the end", () => {
  const spots = [
    { x: 4, y: 1 },
    { x: 0, y: 3 },
    { x: 9, y: 0 },
  ];
  expect(following({ x: 9, y: 0 }, spots, 1)).toBe(spots[0]);
  expect(following({ x: 0, y: 3 }, spots, 1)).toBe(spots[2]);
  expect(following({ x: 9, y: 0 }, spots, -1)).toBe(spots[1]);
});

it("knows an arrow key", () => {
  expect(isArrow("ArrowUp")).toBe(true);
  expect(isArrow("Enter")).toBe(false);
});
