/** A game's faces: one hidden SVG of symbols in the page, for every `<use href="#game-face">`. */

import { faces } from "../api";

/** Bring the faces of `game` into the page (once); resolves with the names of its whole faces:
 *  what a face is only put together from stands deeper in the drawing. */
export async function bringFaces(game: string): Promise<string[]> {
  const id = `faces-${game}`;
  const source = await faces(game);
  let holder = document.getElementById(id);
  if (!holder) {
    holder = document.createElement("div");
    holder.id = id;
    holder.innerHTML = source;
    // Not `display: none`: some browsers then paint none of its gradients elsewhere either.
    holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    holder.setAttribute("aria-hidden", "true");
    document.body.append(holder);
  }
  return [...holder.querySelectorAll(":scope > svg > symbol")].map((symbol) => symbol.id);
}
