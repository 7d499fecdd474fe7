/** Deals by name: today's, the next number, and the address that opens one. */

import type { Game, Options } from "../api";
import { unusual } from "../rulings";

export const DEAL_LENGTH = 80;

/** The deal of the day: the date where the player is, as `2025-11-30`. */
export function dayOf(time: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** A deal of the day in the reader's words (30 novembre 2025); any other deal as it is written. */
export function dealName(deal: string, lang: string, style: "long" | "short" = "long"): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(deal) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  if (!day || dayOf(date) !== deal) return deal;
  return date.toLocaleDateString(lang, { day: "numeric", month: style, year: "numeric" });
}

/** What was typed as a deal: a number is a number, with or without zeros before it. */
export function typedDeal(text: string): string {
  return text.trim().replace(/^0+(?=\d+$)/, "");
}

/** The deal after a numbered one. */
export function nextDeal(deal: string): string | null {
  return /^\d{1,15}$/.test(deal) ? String(Number(deal) + 1) : null;
}

/** The option by which a game is told its deal. */
export function seedOption(game: Game): string {
  return game.options.find(({ kind }) => kind === "seed")?.name ?? "deal";
}

/** The options that are not as usual, as `dialect=ring`: the same ones always in the same words. */
export function rulesOf(game: Game, options: Options): string {
  return String(
    new URLSearchParams(unusual(game, options).map(([{ name }, value]) => [name, String(value)])),
  );
}

/** The place of the page that opens this deal. */
export function dealPath(game: string, deal: string, rules: string): string {
  return `/deal/${game}/${encodeURIComponent(deal)}${rules && `?${rules}`}`;
}

/** The options that an address asks for, or nothing where the game has no such option. */
export function readRules(game: Game, rules: string): Options | null {
  const found: Options = {};
  for (const [name, given] of new URLSearchParams(rules)) {
    const option = game.options.find((one) => one.name === name && one.kind !== "seed");
    const values = option?.kind === "flag" ? [true, false] : (option?.values ?? []);
    const value = values.find((one) => String(one) === given);
    if (value === undefined) return null;
    found[name] = value;
  }
  return found;
}

/** The same in words: the texts that name what is not as usual. */
export function rulesSaid(game: Game, rules: string): string[] {
  return unusual(game, readRules(game, rules) ?? {}).map(([{ name, kind }, value]) =>
    kind === "flag" ? `${game.id}-option-${name}` : `${game.id}-option-${name}-${value}`,
  );
}
