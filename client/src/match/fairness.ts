/** Whether the deal was fixed before the first move: the table showed SHA-256("pavage:" + seed). */

/** Lower-case hex of SHA-256. Browsers offer it on secure pages only; at home over plain HTTP
 *  (a tablet and a computer on one Wi-Fi) a small library does the same sum. */
async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : (await import("@noble/hashes/sha2.js")).sha256(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function dealWasFixed(seed: string, commitment: string): Promise<boolean> {
  return (await sha256(`pavage:${seed}`)) === commitment;
}
