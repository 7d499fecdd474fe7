/** The line that says what to do, or what was just found. */

import type { Hand, Message, Scene } from "../wire";
import type { Covering } from "./areas/covering.svelte";

/** `cards`: what lies there is cards, which are called so. */
export function sayNow(choice: Covering, hand: Hand | null, scene: Scene, cards: boolean): Message {
  const { says, picked, aim, by, draft, chosen, previewed } = choice;
  if (says) return says;
  const area = choice.asking ?? (by === "keys" ? null : choice.aimed);
  if (area?.note) return area.note;
  if (picked?.note) return picked.note;
  // The keyboard's place says it all itself, to those who listen.
  if (aim && by !== "keys" && aim.half) return { id: "table-half" };
  if (aim?.note && by !== "keys") return aim.note;
  if (previewed?.choices.length) return { id: "table-turn-or-lay" };
  if (draft) return { id: choice.draftAlone() ? "table-draft-or" : "table-draft" };
  const lost = chosen !== null && !choice.targets.length && !choice.laying();
  const stuck = lost && !choice.asked(chosen);
  if (stuck) return { id: cards ? "table-card-nowhere" : "table-nowhere" };
  return hand?.status ?? scene.status;
}
