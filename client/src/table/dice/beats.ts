/** What others did is shown ply by ply, though it arrives at once: what is to be seen after each. */

import type { Counter, Entry, Piece, Scene, Seat, Zone } from "../../wire";

/** What is on the screen: the log up to `seq`, and how the table looked then. */
export interface Seen {
  seq: number;
  scene: Scene;
  seats: Seat[];
}

/** How things stand in truth. */
export interface Latest {
  seq: number;
  scene: Scene;
  seats: Seat[];
  log: readonly Entry[];
}

export type Kind = "roll" | "answer" | "deed";

export interface Beat {
  seen: Seen;
  entry: Entry;
  kind: Kind;
  /** Whose ply it is; of a throw: who plays with it. */
  seat: number | null;
  own: boolean;
}

/** How long the dice tumble, in milliseconds. */
export const TUMBLE = 750;
const THINKS = 450;
const OWN = 450; // the piece lies there already; its points fly
const DONE = 650;
const NOTHING_SEEN = 1000; // only the words say it
const MISTAKE = 1800; // and they are a sum to look at
const REST = 900; // a throw that is not played with: a joker
const CALMER = 0.6;
const MANY = 6; // plies; more of them go by faster
export const TOO_MANY = 14; // nobody wants to see them all

export function kindOf({ told }: Entry): Kind {
  if (told?.rolled?.length) return "roll";
  return told?.sum ? "answer" : "deed";
}

/** Who plays with a throw: who moves next, as chance itself has no seat. */
export function throwerOf(at: number, log: readonly Entry[], seats: readonly Seat[]): number | null {
  const mine = log[at]?.told?.seat;
  if (mine !== null && mine !== undefined) return mine;
  for (const { told } of log.slice(at + 1)) {
    if (told && told.seat !== null) return told.seat;
  }
  const next = seats.findIndex((seat) => seat.to_move);
  return next < 0 ? null : next;
}

/** From which entry on the log must not be told yet: the throws at its end wait to be thrown. */
export function withheldFrom(log: readonly Entry[], revealed: number): number {
  let at = log.length;
  while (at > 0 && log[at - 1]!.seq > revealed && kindOf(log[at - 1]!) === "roll") at--;
  return at;
}

interface Difference {
  was: Piece | null;
  now: Piece | null;
  /** At which of the plies it came about; -1: at none that can be told. */
  at: number;
}

function alike(a: Piece, b: Piece): boolean {
  const same = (key: "zone" | "x" | "y" | "face" | "wide" | "high" | "turn") => a[key] === b[key];
  return (["zone", "x", "y", "face", "wide", "high", "turn"] as const).every(same);
}

function covers(over: Piece, under: Piece): boolean {
  const [dx, dy] = [under.x - over.x, under.y - over.y];
  const inside = dx >= 0 && dy >= 0 && dx < (over.wide ?? 1) && dy < (over.high ?? 1);
  return inside && over.zone === under.zone;
}

/** The last ply that happened where the piece lies. */
function plyAt({ zone, x, y }: Piece, plies: readonly Entry[]): number {
  return plies.findLastIndex(
    (ply) =>
      kindOf(ply) === "deed" &&
      ply.told?.zone === zone &&
      (ply.told.x ?? 0) === x &&
      (ply.told.y ?? 0) === y,
  );
}

/** What differs between two tables, and at which of the plies each of it came about. */
function differences(before: Piece[], after: Piece[], plies: readonly Entry[]): Difference[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const now = new Map(after.map((piece) => [piece.id, piece]));
  const come = after.flatMap((piece) => {
    const was = old.get(piece.id) ?? null;
    return was && alike(was, piece) ? [] : [{ was, now: piece, at: plyAt(piece, plies) }];
  });
  const gone = before.flatMap((piece) => {
    if (now.has(piece.id)) return [];
    const over = come.find((one) => covers(one.now, piece));
    return [{ was: piece, now: null, at: over ? over.at : plyAt(piece, plies) }];
  });
  return claimed([...come, ...gone], plies);
}

/** What nothing explains by its place is the work of a deed that explains nothing else. */
function claimed(found: Difference[], plies: readonly Entry[]): Difference[] {
  if (found.every(({ at }) => at >= 0)) return found;
  const free = plies.flatMap((ply, i) => {
    return kindOf(ply) === "deed" && !found.some(({ at }) => at === i) ? [i] : [];
  });
  const great = free.find((i) => plies[i]!.told?.cheer);
  const last = plies.findLastIndex((ply) => kindOf(ply) === "deed");
  const by = great ?? free.at(-1) ?? last;
  return found.map((one) => (one.at < 0 ? { ...one, at: by } : one));
}

/** The dice as they lie after a throw; those that were thrown have ids that were not there before. */
function diceAfter(seen: Piece[], latest: Piece[], plies: readonly Entry[], seats: readonly Seat[]): Piece[] {
  const [{ seq, told }, ...later] = plies as [Entry, ...Entry[]];
  // Once somebody else throws, all of them are other dice, whatever they show.
  const thrower = throwerOf(0, plies, seats);
  const theirs = plies.some((ply, i) => kindOf(ply) === "roll" && throwerOf(i, plies, seats) !== thrower);
  const faces = told!.rolled!;
  const at = (pieces: Piece[], x: number) => pieces.find((piece) => piece.x === x);
  const differ = faces.some((face, x) => at(seen, x)?.face !== face);
  return faces.map((face, x) => {
    const [lies, comes] = [at(seen, x), at(latest, x)];
    const stays = !theirs && later.every((ply) => ply.told?.rolled?.[x] === face || kindOf(ply) !== "roll");
    if (comes?.face === face && stays) return comes;
    if (lies?.face === face && differ) return lies;
    return { id: `thrown-${seq}-${x}`, zone: told!.zone ?? "", x, y: 0, face };
  });
}

/** The scores after the first of the plies: what one gained and the other lost by it. */
function scored(seen: Seat[], latest: Seat[], plies: readonly Entry[]): number[] {
  return latest.map((seat, i) => {
    const before = seen[i]?.score ?? 0;
    const own = (ply: Entry) => (ply.told?.seat === i ? (ply.told.points ?? 0) : 0);
    const lost = (seat.score ?? 0) - before - plies.reduce((sum, ply) => sum + own(ply), 0);
    if (!lost) return before + own(plies[0]!);
    // What this seat did not do itself, another did to it.
    const theirs = (ply: Entry) => ply.told?.seat !== i && kindOf(ply) === "deed";
    const exact = plies.findIndex((ply) => theirs(ply) && ply.told?.points === -lost);
    const by = exact < 0 ? plies.findLastIndex(theirs) : exact;
    return before + own(plies[0]!) + (by <= 0 ? lost : 0);
  });
}

/** What is to be seen next on the way from `seen` to `latest`, whose log ends before `until`. */
export function nextBeat(
  seen: Seen,
  latest: Latest,
  zones: readonly Zone[],
  own: readonly number[],
  until = latest.log.length,
): Beat | null {
  const first = latest.log.findIndex(({ seq }) => seq > seen.seq);
  if (first < 0 || first >= until) return null;
  const plies = latest.log.slice(first);
  const entry = plies[0]!;
  const kind = kindOf(entry);
  const seat = kind === "roll" ? throwerOf(first, latest.log, latest.seats) : (entry.told?.seat ?? null);
  const deeds = plies.slice(1).some((ply) => kindOf(ply) === "deed");
  const scores = scored(seen.seats, latest.seats, plies);
  const seats = latest.seats.map((one, i) => ({ ...one, score: scores[i]!, to_move: i === seat }));
  const scene = {
    ...latest.scene,
    pieces: piecesAfter(seen.scene.pieces, latest, plies, zones),
    counters: countersAfter(seen.scene.counters, latest.scene.counters, plies),
    goal: deeds ? seen.scene.goal : latest.scene.goal,
    status: entry.told?.line ?? latest.scene.status,
  };
  const mine = seat !== null && own.includes(seat);
  return { seen: { seq: entry.seq, scene, seats }, entry, kind, seat, own: mine };
}

/** What a seat will only bring about later is not counted yet. */
function countersAfter(seen: Counter[], latest: Counter[], plies: readonly Entry[]): Counter[] {
  const later = plies.slice(1).filter((ply) => kindOf(ply) === "deed");
  // Two throws end the log: the first of them brought something that is not told before it is seen.
  const ends = plies.slice(-2).filter((ply) => kindOf(ply) === "roll");
  const wonder = ends.length > 1 && kindOf(plies[0]!) !== "roll";
  return latest.map((counter) => {
    const { id, seat = null } = counter;
    const waits = wonder || later.some(({ told }) => seat === null || told?.seat === seat);
    return (waits && seen.find((one) => one.id === id && (one.seat ?? null) === seat)) || counter;
  });
}

function piecesAfter(
  seen: Piece[],
  { scene: { pieces: latest }, seats }: Latest,
  plies: readonly Entry[],
  zones: readonly Zone[],
): Piece[] {
  const kinds = new Map(zones.map(({ id, kind }) => [id, kind]));
  const of = (pieces: Piece[], kind: "dice" | "rack" | "board") =>
    pieces.filter(({ zone }) => {
      const found = kinds.get(zone);
      return kind === "board" ? found !== "dice" && found !== "rack" : found === kind;
    });
  const now = differences(of(seen, "board"), of(latest, "board"), plies).filter(({ at }) => at <= 0);
  const gone = new Set(now.flatMap(({ was }) => (was ? [was.id] : [])));
  const come = now.flatMap((one) => (one.now ? [one.now] : []));
  const roll = kindOf(plies[0]!) === "roll";
  // What somebody will have in hand is not there yet, what was in hand is not there any more.
  const held = new Set(of(latest, "rack").map(({ id }) => id));
  return [
    ...of(seen, "board").filter(({ id }) => !gone.has(id)),
    ...come,
    ...of(seen, "rack").filter(({ id }) => held.has(id)),
    ...(roll ? diceAfter(of(seen, "dice"), of(latest, "dice"), plies, seats) : of(seen, "dice")),
  ];
}

/** How long a beat is looked at before what comes next, of `left` that are still to come. */
export function lastsFor(beat: Beat, before: Seen, left: number, calm: boolean): number {
  const pace = (left > MANY ? 0.5 : 1) * (calm ? CALMER : 1);
  return Math.round(basis(beat, before, left) * pace);
}

function basis({ kind, own, seen, entry }: Beat, before: Seen, left: number): number {
  if (kind === "roll") {
    const joyful = entry.told?.cheer ? REST : 0;
    return TUMBLE + joyful + (own ? 0 : THINKS);
  }
  const [was, is] = [before.scene.pieces, seen.scene.pieces];
  const same = was.length === is.length && was.every((piece, i) => piece === is[i]);
  if (own) return left && !(same && !entry.told?.points) ? OWN : 0;
  if (kind === "answer") return entry.told?.points ? DONE : MISTAKE;
  return same ? NOTHING_SEEN : DONE;
}
