/** The server's REST calls, typed. What goes wrong is thrown as a `Refusal` with its sentence. */

import type { Message, Seat } from "./wire";

export interface Option {
  name: string;
  // seed: the deal, by its name; own: a form that the game knows; lists: of numbers, ascending.
  kind: "flag" | "choice" | "tileset" | "seed" | "own" | "lists";
  default: OptionValue; // null: the game chooses (own: or just a value)
  values?: OptionValue[] | null;
}

export interface Game {
  id: string;
  players: [min: number, max: number];
  options: Option[];
  bots: string[];
  patience?: boolean; // for one person: deals by name, moves taken back freely
  solved?: boolean; // a solver can be asked
  scores?: "points" | "left"; // the most points win, or who has least left
  // The options with which one plays it alone for the highest score.
  optimised?: Record<string, boolean | number | string> | null;
  levels?: number; // challenges that it brings
  goals?: Record<string, number>; // what one can ask for, with a usual number
}

/** Of a tile set of one's own, where a match is told, it is the number of its tiles. */
export type OptionValue =
  | boolean
  | number
  | string
  | null
  | readonly unknown[]
  | Readonly<Record<string, unknown>>;
export type Options = Record<string, OptionValue>;

/** A tile set in a file: what a match is made with, or else what is wrong, with line numbers. */
export interface Checked {
  tiles: string[];
  kinds: number;
  wrong: { line: number | null; said: Message }[];
  more: boolean; // not all that is wrong is listed
}

/** A seat as asked for: played on this device, by the computer, or by whoever gets the link. */
export interface WantedSeat {
  kind: "human" | "bot" | "open";
  name: string;
  bot?: string;
}

export interface Key {
  seat: number;
  token: string;
}

export interface Made {
  match: string;
  keys: Key[];
  invites: Key[];
  watch: string;
}

/** What a link is: nothing is changed by asking. */
export interface Opened {
  match: string;
  game: string;
  kind: "seat" | "invite" | "watch";
  seat: number | null;
  name: string;
  host: string;
  options: Options;
}

export interface Mine {
  match: string;
  game: string;
  seats: Seat[];
  to_move: number | null;
  over: boolean;
  seq: number;
  updated: string | number;
}

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
    readonly status = 0,
  ) {
    super(code);
  }
}

/** What to tell the reader about anything that was thrown. */
export function saidOf(problem: unknown): Message {
  return problem instanceof Refusal ? problem.said : { id: "page-broken" };
}

async function ask(path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  const file = body instanceof Blob;
  if (body !== undefined) headers["Content-Type"] = file ? "text/plain" : "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const method = body === undefined ? "GET" : "POST";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : file ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", { id: "unreachable" });
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  // A proxy that answers for a stopped server speaks HTML: say what it means.
  const otherwise: Message = { id: answer.status >= 500 ? "unreachable" : "page-broken" };
  throw new Refusal(told?.code ?? "unreachable", told?.said ?? otherwise, answer.status);
}

export async function json<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await ask(path, body, token)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** Ask once and remember; what failed is asked again. */
function once<A extends string[], T>(fetcher: (...args: A) => Promise<T>): typeof fetcher {
  const known = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join("/");
    let answer = known.get(key);
    if (!answer) {
      answer = fetcher(...args);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
    }
    return answer;
  };
}

export const games = once(() => json<Game[]>("/api/games"));

/** What there is to know of a game; nothing when the server can't be reached. */
export async function known(game: string): Promise<Game | undefined> {
  return (await games().catch(() => [])).find(({ id }) => id === game);
}

export const faces = once((game: string) => text(`/api/games/${game}/faces.svg`));
export const rules = once((game: string, lang: string) => text(`/api/games/${game}/rules/${lang}`));

/** Far more than any tile set: whoever drops a film here need not wait until it is sent. */
const LARGEST_SET = 100_000;

/** What the server makes of a tile set in a file. */
export function checkTiles(game: string, file: Blob): Promise<Checked> {
  return json(`/api/games/${game}/tileset`, new Blob([file.slice(0, LARGEST_SET)]));
}

/** `challenge`: the day whose challenge it is to be. */
export function create(
  game: string,
  options: Options,
  seats: WantedSeat[],
  challenge: string | null = null,
): Promise<Made> {
  return json("/api/matches", { game, options, seats, ...(challenge && { challenge }) });
}

export function open(match: string, token: string): Promise<Opened> {
  return json("/api/open", { match, token });
}

export function join(match: string, token: string, name: string): Promise<Key & { match: string }> {
  return json("/api/join", { match, token, name });
}

export function mine(matches: { match: string; tokens: string[] }[]): Promise<Mine[]> {
  return json("/api/mine", { matches });
}

/** Make the follow-up match (only the first call makes one). */
export function askRematch(match: string, token: string): Promise<{ match: string }> {
  return json(`/api/matches/${match}/rematch`, {}, token);
}

/** The keys, for this device, of the match that follows `match`. */
export function rematch(
  match: string,
  tokens: string[],
): Promise<{ match: string; keys: Key[]; watch: string }> {
  return json("/api/rematch", { match, tokens });
}

/** The record as a file, and the name the server gives it. */
export async function record(match: string, token: string): Promise<{ file: Blob; name: string }> {
  const answer = await ask(`/api/matches/${match}/record`, undefined, token);
  const given = /filename="?([^";]+)"?/.exec(answer.headers.get("Content-Disposition") ?? "");
  return { file: await answer.blob(), name: given?.[1] ?? `${match}.pavage.json` };
}
