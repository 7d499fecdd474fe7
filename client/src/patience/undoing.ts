/** The keys of a patience that every editor has: Ctrl+Z goes back, Ctrl+Y and Ctrl+Shift+Z go on. */

/** A step back (-1) or on (1), if that is what was pressed, and not in a field or a dialog. */
export function stepPressed(event: KeyboardEvent): -1 | 1 | null {
  const key = event.key.toLowerCase();
  const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y");
  if (!wanted || (event.target as HTMLElement).closest("input, textarea, dialog")) return null;
  return key === "y" || event.shiftKey ? 1 : -1;
}
