/**
 * What this device remembers. Storage can be refused, full or broken: the page then remembers for
 * as long as it is open, and works all the same.
 */

const PREFIX = "pavage.";
const memory = new Map<string, string>();

/** Whether what is saved outlives the page. */
export function lasting(): boolean {
  return save("probe", 1);
}

export function load(key: string): unknown {
  let text: string | null | undefined;
  try {
    text = memory.get(key) ?? localStorage.getItem(PREFIX + key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Save `value`; false when it will be forgotten with the page. */
export function save(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // What could not be saved need not be removed.
  }
}

/** Ask the browser not to clear our few kilobytes after a week without a visit. */
export function keep(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
