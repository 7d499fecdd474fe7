import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** The colours of `:root` blocks whose selector is in `selectors`, later ones winning. */
function tokens(...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector, body] of css.matchAll(/^(:root[^{]*?)\s*\{([^}]*)\}/gm)) {
    if (!selectors.includes(selector!)) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) {
      found[name!] = value!;
    }
  }
  return found;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const seats = [0, 1, 2, 3];
const suits = ["club", "diamond", "heart", "spade"];
const TEXT: [ink: string, ground: string][] = [
  ...["paper", "paper-2", "table", "board", "accent-soft", "danger-soft", "warm"].map(
    (ground): [string, string] => ["ink", ground],
  ),
  ...["paper", "paper-2", "table", "warm"].map((ground): [string, string] => ["ink-soft", ground]),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"],
  ["accent", "paper"],
  ["accent", "table"],
  ["danger", "paper"],
  ["danger", "danger-soft"],
  ["board-ink", "board"],
  ["board-ink", "table"],
  ["inlay-2-ink", "inlay-2"],
  ["inlay-3-ink", "inlay-3"],
  ["tile-ink", "tile"],
  ["legal-ink", "legal-strong"],
  ["takes-ink", "takes"],
  ...["club", "diamond", "heart", "spade"].map((suit): [string, string] => [
    `gap-${suit}`,
    "table-deep",
  ]),
  ...suits.flatMap((suit): [string, string][] => [
    [suit, "card"],
    [suit, "card-still"],
    [`gap-${suit}`, "board"],
  ]),
  ...seats.map((seat): [string, string] => ["ink", `seat-${seat}-soft`]),
];
const SIGNS: [sign: string, ground: string][] = [
  ["tile-line", "tile"],
  ["focus", "paper"],
  ["focus", "table"],
  ["focus", "board"],
  ["line-strong", "paper"],
  ["line-strong", "table"],
  ["legal-line", "board"],
  ...["board", "paper"].flatMap((ground): [string, string][] => [
    ["fits", ground],
    ["takes", ground],
  ]),
  ["last", "tile"],
  ["last", "card-still"],
  ...["card", "card-still", "table", "table-deep"].map((ground): [string, string] => ["hint", ground]),
  ...seats.flatMap((seat): [string, string][] => [
    [`seat-${seat}`, "paper"],
    [`seat-${seat}`, "table"],
    [`seat-${seat}`, `seat-${seat}-soft`],
  ]),
];

const DARK = ':root[data-theme="dark"]';
const FOUR = ':root[data-suits="four"]';
describe.each([
  ["light", tokens(":root")],
  ["dark", tokens(":root", DARK)],
  ["light, four-coloured", tokens(":root", FOUR)],
  ["dark, four-coloured", tokens(":root", DARK, FOUR, `${FOUR}[data-theme="dark"]`)],
])("the %s theme", (_, colours) => {
  it.each(TEXT)("is readable: %s on %s", (ink, ground) => {
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SIGNS)("shows its signs: %s on %s", (sign, ground) => {
    expect(contrast(colours[sign]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
