/** What is to be seen of a die: its faces, and a way of its own to tumble. */

/** Other faces of the same die, as far as they are drawn: `die7` has `die2`, `die3`, … beside it. */
export function sidesOf(face: string, drawn: readonly string[]): string[] {
  const stem = face.replace(/\d+$/, "");
  const alike = drawn.filter((one) => one !== face && one.startsWith(stem) && /^\d+$/.test(one.slice(stem.length)));
  return stem === face || !alike.length ? [face] : alike;
}

export interface Tumble {
  x: number;
  y: number;
  z: number;
}

/** How a die turns before it lies still, in quarter turns: never the same for two in a row. */
export function tumbleOf(key: string, at: number): Tumble {
  let seed = at * 7 + 3;
  for (const sign of key) seed = (seed * 31 + sign.charCodeAt(0)) % 9973;
  const way = seed % 2 ? 1 : -1;
  return { x: 5 + (seed % 3), y: way * (4 + (seed % 4)), z: way * 20 + (seed % 40) - 20 };
}
