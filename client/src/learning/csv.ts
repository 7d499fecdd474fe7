/**
 * The file to keep or to hand in: no name in it, and the same bytes in every country.
 *
 * One row for each multiplication that was asked; `median_ms` is empty where no time is known;
 * `recent` are the last answers, the oldest first: r right, w wrong (letters, because a
 * spreadsheet would make a number of digits). `src/pavage/learning/facts.py` reads the same.
 */

import type { Message } from "../wire";
import {
  type Fact,
  type Facts,
  factsOf,
  fits,
  isDay,
  keyOf,
  LEAST,
  LONGEST,
  median,
  MOST,
  MOST_ASKED,
  RECENT,
  type Try,
} from "./facts";

export const HEAD = "factor1,factor2,asked,right,median_ms,last,recent";
export const LARGEST = 100_000; // bytes, far above all facts
const COLUMNS = HEAD.split(",");
const SHOWN = 40; // characters of what stands there instead

export function toCsv(facts: Facts): string {
  const rows = [...facts.values()].map((fact) => {
    const { a, b, asked, right, last, recent } = fact;
    const signs = recent.map((one) => (one === false ? "w" : "r")).join("");
    return [a, b, asked, right, median(fact) ?? "", last, signs].join(",");
  });
  return [HEAD, ...rows, ""].join("\n");
}

/** What is wrong with a file, and in which of its lines (null: with the whole of it). */
export class BadFile extends Error {
  constructor(
    readonly line: number | null,
    readonly said: Message,
  ) {
    super(said.id);
  }
}

/** What a file holds. Throws BadFile for the first thing in it that is not as it should be. */
export function fromCsv(bytes: Uint8Array): Facts {
  if (bytes.length > LARGEST) throw new BadFile(null, { id: "facts-long" });
  const lines = decoded(bytes).replaceAll("\r\n", "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (lines[0] !== HEAD) throw new BadFile(1, { id: "facts-head", args: { expected: HEAD } });
  const found = new Map<string, { fact: Fact; line: number }>();
  lines.slice(1).forEach((text, at) => {
    const line = at + 2;
    const fact = readRow(text, line);
    const key = keyOf(fact.a, fact.b);
    const first = found.get(key)?.line;
    if (first !== undefined) {
      const args = { a: fact.a, b: fact.b, first };
      throw new BadFile(line, { id: "facts-twice", args });
    }
    found.set(key, { fact, line });
  });
  return factsOf([...found.values()].map(({ fact }) => fact));
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes); // leaves out a mark at the start
  } catch {
    throw new BadFile(null, { id: "facts-utf8" });
  }
}

function readRow(text: string, line: number): Fact {
  const cells = text.split(",");
  if (cells.length !== COLUMNS.length) {
    const args = { expected: COLUMNS.length, found: cells.length };
    throw new BadFile(line, { id: "facts-columns", args });
  }
  const refuse = (at: number, expected: Message): never => {
    const args = { column: COLUMNS[at]!, expected, given: cells[at]!.slice(0, SHOWN) };
    throw new BadFile(line, { id: "facts-cell", args });
  };
  const whole = (at: number, low: number, high: number): number => {
    const n = /^(0|[1-9]\d{0,6})$/.test(cells[at]!) ? Number(cells[at]) : NaN;
    // As they are to be written in the file: no language may part 60000.
    const args = { low: String(low), high: String(high) };
    return n >= low && n <= high ? n : refuse(at, { id: "facts-whole", args });
  };
  const a = whole(0, LEAST, MOST);
  const b = whole(1, LEAST, MOST);
  const asked = whole(2, 1, MOST_ASKED);
  const right = whole(3, 0, asked);
  const signs = cells[6]!;
  const some = signs.includes("r");
  if (cells[4] !== "" && !some) refuse(4, { id: "facts-nothing" });
  const time = cells[4] === "" ? null : whole(4, 1, LONGEST);
  const last = cells[5]!;
  if (!isDay(last)) refuse(5, { id: "facts-day" });
  const recent: Try[] = [...signs].map((sign) => (sign === "w" ? false : time));
  if (!/^[rw]*$/.test(signs) || !fits(asked, right, recent)) {
    const count = Math.min(asked, RECENT);
    const most = { right: String(right), wrong: String(asked - right) };
    refuse(6, { id: "facts-recent", args: { count, ...most } });
  }
  return { a, b, asked, right, last, recent };
}
