/** What the people and the computers at a table are called, in the reader's language. */

import { t } from "./i18n";
import type { Seat } from "./wire";

export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (!seat) return t("player-n", { n: at + 1 });
  if (seat.kind === "bot") return botName(seats, at);
  if (seat.kind === "open") return seat.name || t("seat-open");
  return seat.name || t("player-n", { n: at + 1 });
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
