/** Levels of a game: its own, and those that come in a file or in a link. */

import { json, type Options, Refusal } from "../api";
import type { Message } from "../wire";
import type { Limits } from "./stars";

/** A level that the server has checked. `goal` says in a sentence what its options ask for. */
export interface Level {
  name: Record<string, string>;
  goal: Message;
  options: Options;
  opponent: string;
  stars: Limits;
  number?: number | null; // of the game's own levels, from 1
}

/** The option that holds what is to be reached. */
const GOAL = "challenge";
const LARGEST = 100_000; // bytes: whoever drops a film here need not wait until it is sent

export function levelsOf(game: string): Promise<Level[]> {
  return json(`/api/games/${game}/levels`);
}

/** What the server makes of a level that somebody wrote. */
export function checkLevel(game: string, file: Blob): Promise<Level> {
  return json(`/api/games/${game}/level`, new Blob([file.slice(0, LARGEST)]));
}

/** A level as it is written in a file. */
export function written({ name, options, opponent, stars }: Level): string {
  const others = Object.fromEntries(Object.entries(options).filter(([option]) => option !== GOAL));
  return `${JSON.stringify({ name, goal: options[GOAL], options: others, opponent, stars }, null, 2)}\n`;
}

/** A text in the letters of an address. */
export function packed(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed; nothing if it was cut short or is none. */
export function unpacked(word: string): string {
  try {
    const bytes = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const codes = Uint8Array.from(bytes, (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(codes);
  } catch {
    return "";
  }
}

/** The place of a level: of the game's own by its number, of any other the level itself,
    without anybody's name. */
export function pathOf(game: string, level: Level): string {
  const word = level.number ? String(level.number) : packed(JSON.stringify(JSON.parse(written(level))));
  return `/level/${game}/${word}`;
}

/** The level at a place; a refusal if there is none. */
export async function levelAt(game: string, word: string): Promise<Level | undefined> {
  if (/^\d{1,3}$/.test(word)) {
    return (await levelsOf(game)).find(({ number }) => number === Number(word));
  }
  const text = unpacked(word);
  try {
    return await checkLevel(game, new Blob([text]));
  } catch (problem) {
    const cut = problem instanceof Refusal && problem.said.id === "level-json";
    if (cut) return undefined; // a link of which a part is missing, and no file
    throw problem;
  }
}
