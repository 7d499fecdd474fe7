import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Level, packed, pathOf, unpacked, written } from "./levels";
import type { Held } from "../device.svelte";
import type { View } from "../state";
import { keepWin, turnsOf } from "./keep";
import { Progress } from "./progress.svelte";
import { starsFor } from "./stars";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});

const level = (number: number | null, name = "Vole !"): Level => ({
  name: { fr: name, en: name },
  goal: { id: "goal", args: { number: 1 } },
  options: { grid: 18, challenge: { kind: "steals", number: 1 } },
  opponent: "random",
  stars: [2, 5],
  number,
});

describe("a level", () => {
  it("gives fewer stars for more turns", () => {
    expect([1, 2, 3, 5, 6, 99].map((turns) => starsFor(level(1).stars, turns))).toEqual([3, 3, 2, 2, 1, 1]);
  });

  it("is written with its goal apart", () => {
    expect(JSON.parse(written(level(null)))).toEqual({
      name: { fr: "Vole !", en: "Vole !" },
      goal: { kind: "steals", number: 1 },
      options: { grid: 18 },
      opponent: "random",
      stars: [2, 5],
    });
  });

  it("travels in a link, whatever its name is", () => {
    const path = pathOf("any", level(null, "Élève n° 7 – 🧱"));
    const word = path.split("/").at(-1)!;
    expect(word).toMatch(/^[\w-]+$/);
    expect(JSON.parse(unpacked(word)).name.fr).toBe("Élève n° 7 – 🧱");
    expect(pathOf("any", level(7))).toBe("/level/any/7");
  });

  it.each(["", "?", "a", packed("é").slice(0, -1), "_w"])("that was cut short is none: %s", (word) => {
    expect(unpacked(word)).not.toContain("{");
  });
});

describe("a win", () => {
  beforeEach(() => kept.clear());
  const view = (winners: number[], turns = 3) =>
    ({
      seats: [
        { kind: "human", mine: true },
        { kind: "bot" },
      ],
      outcome: { winners },
      scene: { goal: { turns } },
    }) as unknown as View;
  const held = { game: "any" } as Held;

  it("is kept with its turns, and a loss is not", () => {
    keepWin(held, level(1), view([]));
    expect(new Progress("any").best(level(1))).toBeNull();
    keepWin(held, level(1), view([0]));
    expect(new Progress("any").best(level(1))).toEqual({ stars: 2, turns: 3 });
    expect(turnsOf(view([1]))).toBeNull();
  });
});

describe("progress", () => {
  beforeEach(() => kept.clear());
  const levels = [level(1), level(2), level(3)];

  it("opens a level when the one before it is won", () => {
    const progress = new Progress("any");
    const open = () => levels.map((one) => progress.isOpen(levels, one));
    expect(open()).toEqual([true, false, false]);
    progress.won(levels[0]!, { stars: 1, turns: 9 });
    expect(open()).toEqual([true, true, false]);
    progress.openAll(true);
    expect(open()).toEqual([true, true, true]);
  });

  it("keeps the best, and outlives the page", () => {
    const progress = new Progress("any");
    for (const [stars, turns] of [[2, 4], [1, 9], [2, 3], [2, 5]] as const) {
      progress.won(levels[0]!, { stars, turns });
    }
    expect(new Progress("any").best(levels[0]!)).toEqual({ stars: 2, turns: 3 });
    expect(new Progress("another").best(levels[0]!)).toBeNull();
  });

  it("leaves out what is spoilt", () => {
    kept.set(
      "pavage.levels.any",
      JSON.stringify({ best: { 1: { stars: 7, turns: 1 }, 2: { stars: 2, turns: 3 } }, open: "yes" }),
    );
    const progress = new Progress("any");
    expect([progress.best(levels[0]!), progress.best(levels[1]!)?.stars]).toEqual([null, 2]);
    expect(progress.open).toBe(false);
  });
});
