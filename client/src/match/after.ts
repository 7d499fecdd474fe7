/** What can be done with a match beside playing it: keep its record, play it again. */

import { askRematch, record, rematch } from "../api";
import { hold, tokensOf, type Held } from "../device.svelte";

/** Hand the record to the reader as a file; of a running game it holds what this device may know. */
export async function saveRecord(held: Held): Promise<void> {
  const { file, name } = await record(held.match, tokensOf(held)[0] ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The match that follows, made if need be; its keys are kept on this device. */
export async function followUp(held: Held, made: boolean): Promise<string> {
  const [key] = held.keys;
  if (!made && key) await askRematch(held.match, key.token);
  const next = await rematch(held.match, tokensOf(held));
  hold(next.match, held.game, { keys: next.keys, watch: next.watch });
  return next.match;
}
