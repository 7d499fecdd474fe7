/** Anything that tells when a page is hidden and when it is shown again. */
export type Page = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/**
 * Begin to measure how long somebody thinks; the function that is returned ends it and gives the
 * milliseconds. While the page is hidden nobody thinks: that time does not count. Nothing of it is
 * ever shown during a game.
 */
export function thinking(
  page: Page = document,
  clock: () => number = () => performance.now(),
): () => number {
  let since = page.hidden ? null : clock();
  let sum = 0;
  const pause = () => {
    if (since !== null) sum += clock() - since;
    since = null;
  };
  const turn = () => {
    pause();
    if (!page.hidden) since = clock();
  };
  page.addEventListener("visibilitychange", turn);
  return () => {
    page.removeEventListener("visibilitychange", turn);
    pause();
    return sum;
  };
}
