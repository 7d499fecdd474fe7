/** Keep the end of something long in sight, whatever scrolls around it: once it is on the screen. */
export function showEnd(element: HTMLElement): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: "end", inline: "nearest" }));
}
