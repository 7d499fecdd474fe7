/** A game's faces: SVG symbols put once into the page, and what a screen reader says of each. */

import { t } from "../i18n";
import { bringFaces } from "../parts/faces";
import type { Message } from "../wire";

const labels = $state<Record<string, Record<string, Message>>>({});
const asked = new Set<string>();

async function load(game: string): Promise<void> {
  const [answer] = await Promise.all([
    fetch(`/api/games/${encodeURIComponent(game)}/faces.json`),
    bringFaces(game),
  ]);
  if (!answer.ok) throw new Error(`faces.json: ${answer.status}`);
  labels[game] = (await answer.json()) as Record<string, Message>;
}

/** Fetch the faces of a game, unless they are here. */
export function loadFaces(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  // Without its pictures the table still says what lies where; the next match asks again.
  load(game).catch(() => asked.delete(game));
}

/** What a face is, in the reader's language; `turn`: as it lies turned by so many steps. */
export function faceLabel(game: string, face: string, turn = 0): string {
  const parts = face.split("+").map((part) => {
    const said = labels[game]?.[part];
    if (!said) return part;
    return t(turn ? { ...said, args: { ...said.args, turn } } : said);
  });
  return parts.join(", ");
}
