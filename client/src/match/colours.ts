/** The seats' colours on the page, where the pieces have colours of their own. */

/** Let seats have other ones of the page's colours; what comes back undoes it. */
export function wear(colours: readonly number[]): () => void {
  const { style } = document.documentElement;
  const names = colours.flatMap((colour, seat) =>
    colour === seat ? [] : ["", "-soft"].map((kind) => [`--seat-${seat}${kind}`, `--seat-${colour}${kind}`]),
  );
  for (const [name, worn] of names) style.setProperty(name!, `var(${worn})`);
  return () => {
    for (const [name] of names) style.removeProperty(name!);
  };
}
