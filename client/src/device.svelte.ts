/** The matches this device holds keys for, and the names that were used on it. */

import type { Key } from "./api";
import type { Level } from "./levels/levels";
import { forget, keep, load, save } from "./storage";

/**
 * In a patience: which deal ("" until the server has drawn one), and the options that are not as
 * usual (`dialect=ring`).
 */
export interface Dealt {
  deal: string;
  rules: string;
}

export interface Held {
  match: string;
  game: string;
  keys: Key[];
  invites: Key[]; // links that this device made and may still have to send
  watch: string | null;
  used: string[]; // invitations that this device sat down by: they open nothing any more
  dealt: Dealt | null;
  level: Level | null; // which level it was taken up as
}

const NAMES_KEPT = 8;
const MATCHES_KEPT = 200;

function isKey(value: unknown): value is Key {
  const key = value as Partial<Key> | null;
  return typeof key?.seat === "number" && typeof key.token === "string";
}

function readDealt(value: unknown): Dealt | null {
  const { deal, rules } = (value ?? {}) as Partial<Dealt>;
  return typeof deal === "string" && typeof rules === "string" ? { deal, rules } : null;
}

function readLevel(value: unknown): Level | null {
  const level = (value ?? {}) as Partial<Level>;
  const whole =
    level.name && level.goal && level.options && level.opponent && Array.isArray(level.stars);
  return whole ? (level as Level) : null;
}

/** One saved match, or nothing if somebody or something has spoilt it. */
function readHeld(value: unknown): Held[] {
  const saved = value as Partial<Held> | null;
  if (typeof saved?.match !== "string" || typeof saved.game !== "string") return [];
  const { match, game } = saved;
  const keys = Array.isArray(saved.keys) ? saved.keys.filter(isKey) : [];
  const invites = Array.isArray(saved.invites) ? saved.invites.filter(isKey) : [];
  const watch = typeof saved.watch === "string" ? saved.watch : null;
  const used = Array.isArray(saved.used) ? saved.used.filter((one) => typeof one === "string") : [];
  const [dealt, level] = [readDealt(saved.dealt), readLevel(saved.level)];
  return [{ match, game, keys, invites, watch, used, dealt, level }];
}

function readMatches(): Held[] {
  const saved = load("matches");
  return Array.isArray(saved) ? saved.flatMap(readHeld) : [];
}

let matches = $state.raw(readMatches());

// Another tab of this browser may have started or joined a match.
addEventListener("storage", () => (matches = readMatches()));

/** The matches held, the newest first (reactive). */
export function heldMatches(): readonly Held[] {
  return matches;
}

export function held(match: string): Held | undefined {
  return matches.find((one) => one.match === match);
}

function write(next: Held[]): void {
  matches = next.slice(0, MATCHES_KEPT);
  save("matches", matches);
}

function joined(old: Key[], more: Key[]): Key[] {
  return [...old.filter((key) => !more.some((new_) => new_.seat === key.seat)), ...more];
}

/** Keep keys for a match, beside those already held. */
export function hold(match: string, game: string, more: Partial<Held>): void {
  // Read again first: another tab's matches must not be overwritten.
  const now = readMatches();
  const old = now.find((one) => one.match === match);
  const next: Held = {
    match,
    game,
    keys: joined(old?.keys ?? [], more.keys ?? []),
    invites: joined(old?.invites ?? [], more.invites ?? []),
    watch: more.watch ?? old?.watch ?? null,
    used: [...new Set([...(old?.used ?? []), ...(more.used ?? [])])],
    dealt: more.dealt ?? old?.dealt ?? null,
    level: more.level ?? old?.level ?? null,
  };
  write([next, ...now.filter((one) => one.match !== match)]);
  keep();
}

/** Remember which deal a patience is. */
export function nameDeal(match: string, dealt: Dealt): void {
  if (held(match)?.dealt?.deal) return;
  write(readMatches().map((one) => (one.match === match ? { ...one, dealt } : one)));
}

/** Where this device keeps what it alone knows of a match in play. */
export function playKey(match: string): string {
  return `play.${match}`;
}

/** Forget a match: its keys leave this device, and all that was kept with them. */
export function letGo(match: string): void {
  write(readMatches().filter((one) => one.match !== match));
  forget(playKey(match));
}

/** Everything that proves something about this match. */
export function tokensOf(one: Held): string[] {
  return [...one.keys.map((key) => key.token), ...(one.watch ? [one.watch] : [])];
}

/** Whether this device has already followed that link, and holds what it gave. */
export function followed(match: string, token: string): boolean {
  const known = held(match);
  return known !== undefined && [...tokensOf(known), ...known.used].includes(token);
}

export function names(): string[] {
  const saved = load("names");
  return Array.isArray(saved) ? saved.filter((name) => typeof name === "string") : [];
}

/** Remember the names just used, in the order of their seats. */
export function rememberNames(...used: string[]): void {
  const wanted = used.map((name) => name.trim()).filter(Boolean);
  save("names", [...new Set([...wanted, ...names()])].slice(0, NAMES_KEPT));
}
