/** How far one has come in the levels: on this device only. */

import { load, save } from "../storage";
import { type Level, packed, written } from "./levels";

/** The best of a level so far. */
export interface Best {
  stars: 1 | 2 | 3;
  turns: number;
}

interface Kept {
  best: Record<string, Best>;
  open: boolean; // whether all levels are open, for a teacher or a curious child
}

const keyOf = (game: string) => `levels.${game}`;

function isBest(value: unknown): value is Best {
  const { stars, turns } = (value ?? {}) as Partial<Best>;
  return [1, 2, 3].includes(stars as number) && Number.isInteger(turns) && (turns as number) > 0;
}

function read(game: string): Kept {
  const saved = (load(keyOf(game)) ?? {}) as Partial<Kept>;
  const best = Object.entries(saved.best ?? {}).filter(([, one]) => isBest(one));
  return { best: Object.fromEntries(best), open: saved.open === true };
}

/** By which name a level's best is kept: its number, or what it is. */
export function nameOf(level: Level): string {
  return level.number ? String(level.number) : packed(written(level));
}

/** The progress in one game's levels (reactive). */
export class Progress {
  private kept = $state.raw<Kept>({ best: {}, open: false });

  constructor(private readonly game: string) {
    this.kept = read(game);
  }

  best(level: Level): Best | null {
    return this.kept.best[nameOf(level)] ?? null;
  }

  get open(): boolean {
    return this.kept.open;
  }

  openAll(open: boolean): void {
    this.write({ ...read(this.game), open });
  }

  /** A level is open when the one before it has been won. */
  isOpen(levels: readonly Level[], level: Level): boolean {
    const at = levels.indexOf(level);
    return at <= 0 || this.open || this.best(level) !== null || this.best(levels[at - 1]!) !== null;
  }

  /** Keep that a level was won; fewer turns are better. */
  won(level: Level, best: Best): void {
    const now = read(this.game); // another tab may have won meanwhile
    const old = now.best[nameOf(level)];
    if (old && (old.stars > best.stars || (old.stars === best.stars && old.turns <= best.turns))) {
      return;
    }
    this.write({ ...now, best: { ...now.best, [nameOf(level)]: best } });
  }

  private write(kept: Kept): void {
    this.kept = kept;
    save(keyOf(this.game), kept);
  }
}
