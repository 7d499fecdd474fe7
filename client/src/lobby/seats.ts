/** The seats of a match that is being set up. */

import type { WantedSeat } from "../api";

/** With whom one plays: three ways to fill the other seats at one tap. */
export const COMPANIES = ["computer", "device", "link"] as const;
/** `alone`: in games that one can play alone for the highest score. */
export type Company = (typeof COMPANIES)[number] | "alone";

/** Who sits there, as one choice: `human`, `open`, or `bot:` and the level. */
export type Sitter = string;

export interface Place {
  sitter: Sitter;
  name: string;
}

export function sitters(bots: readonly string[]): Sitter[] {
  return ["human", ...bots.map((bot) => `bot:${bot}`), "open"];
}

/** The level a first game is played against: `easy` where there is one. */
export function gentlest(bots: readonly string[]): string | undefined {
  return bots.includes("easy") ? "easy" : bots[0];
}

/** The level of the computer's seats, if they all have the same. */
export function levelOf(places: readonly Place[]): string | null {
  const levels = new Set(places.flatMap(({ sitter }) => (sitter.startsWith("bot:") ? [sitter.slice(4)] : [])));
  return levels.size === 1 ? [...levels][0]! : null;
}

function sitterFor(company: Company, bots: readonly string[], level: string | null): Sitter {
  if (company === "device") return "human";
  const bot = level ?? gentlest(bots);
  return company === "computer" && bot ? `bot:${bot}` : "open";
}

/**
 * Me first, and the others as wanted, the computer at this level (null: the gentlest); names that were
 * used before come back.
 */
export function placesFor(
  company: Company,
  count: number,
  bots: readonly string[],
  known: readonly string[],
  level: string | null = null,
): Place[] {
  const others = sitterFor(company, bots, level);
  return Array.from({ length: count }, (_, i) => ({
    sitter: i === 0 ? "human" : others,
    name: (i === 0 || others === "human" ? known[i] : "") ?? "",
  }));
}

export function wanted(places: readonly Place[], nameless: (at: number) => string): WantedSeat[] {
  return places.map(({ sitter, name }, i) => {
    const given = name.trim();
    if (sitter === "human") return { kind: "human", name: given || nameless(i) };
    if (sitter === "open") return { kind: "open", name: given };
    const bot = sitter.slice("bot:".length);
    return { kind: "bot", name: bot, bot };
  });
}
