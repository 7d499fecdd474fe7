/** What has been typed, key by key. */

export type Key = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "erase" | "send";

/** What a key of the keyboard means here; null: nothing. */
export function keyOf(key: string): Key | null {
  if (/^[0-9]$/.test(key)) return key as Key;
  if (key === "Backspace" || key === "Delete") return "erase";
  return key === "Enter" ? "send" : null;
}

/** The digits after one more key: no more than `most`, and no zero in front of others. */
export function typed(before: string, key: Key, most: number): string {
  if (key === "erase") return before.slice(0, -1);
  if (key === "send") return before;
  const next = before === "0" ? key : before + key;
  return next.length > most ? before : next;
}

/** The move that answers, or null where nothing has been typed. */
export function answerOf(move: string, digits: string): string | null {
  return digits === "" ? null : move.replaceAll("{n}", digits);
}
