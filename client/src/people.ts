/** What the people and the computers at a table are called, in the reader's language. */

import { language, t } from "./i18n";
import type { Seat } from "./wire";

/** A seat must have a name; who gives none is `#2`, which each reader sees in their language. */
export function nameless(at: number): string {
  return `#${at + 1}`;
}

const NAMELESS = /^#(\d{1,2})$/;

/** The name that somebody gave, or nothing. */
export function givenName(name: string): string {
  return NAMELESS.test(name) ? "" : name;
}

/** What somebody is called who was given this name. */
export function personName(given: string): string {
  const number = NAMELESS.exec(given)?.[1];
  return number ? t("player-n", { n: Number(number) }) : given;
}

export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (!seat) return t("player-n", { n: at + 1 });
  if (seat.kind === "bot") return botName(seats, at);
  if (seat.kind === "open") return personName(seat.name) || t("seat-open");
  return personName(seat.name || nameless(at));
}

/** As `seatName`, where nothing else tells that a computer sits there. */
export function fullName(seats: readonly Seat[], at: number): string {
  const name = seatName(seats, at);
  if (seats[at]?.kind !== "bot") return name;
  return t("computer-named", { level: name.toLocaleLowerCase(language()) });
}

/** Two computers of one level are told apart by a number. */
function botName(seats: readonly Seat[], at: number): string {
  const level = seats[at]!.bot ?? "";
  const alike = seats.flatMap((seat, i) => (seat.bot === level ? [i] : []));
  const name = t(`bot-${level}`);
  return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
}

/** « Léa, Tom et Mamie », or as the language lists them. */
export function listOf(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
