import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CLIENT = join(import.meta.dirname, "..");
const COMMON = join(CLIENT, "../../src/pavage/text");

function source(folder: string, lang: string): string {
  return readFileSync(join(folder, `${lang}.ftl`), "utf8");
}

/** What each text needs to be given, by its identifier. */
function needs(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let id = "";
  for (const line of text.split("\n")) {
    id = /^([\w-]+) =/.exec(line)?.[1] ?? id;
    if (!id || line.startsWith("#")) continue;
    const names = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1]!);
    found[id] = [...new Set([...(found[id] ?? []), ...names])].sort();
  }
  return found;
}

/** Every identifier that the page's code says outright. */
function said(): string[] {
  const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file));
  return code.flatMap((file) => {
    const text = readFileSync(join(CLIENT, file), "utf8");
    return [...text.matchAll(/\bt\(\s*"([\w-]+)"|\bid: "([\w-]+)"/g)].map((m) => m[1] ?? m[2]!);
  });
}

it("French and English say the same things, given the same values", () => {
  expect(needs(source(import.meta.dirname, "en"))).toEqual(needs(source(import.meta.dirname, "fr")));
});

describe.each(["fr", "en"])("%s", (lang) => {
  const own = new FluentResource(source(import.meta.dirname, lang));

  it("has no text that Fluent can't read, and none twice", () => {
    expect(own.body.map(({ id }) => id).sort()).toEqual(
      Object.keys(needs(source(import.meta.dirname, lang))).sort(),
    );
    expect(new FluentBundle(lang).addResource(own)).toEqual([]);
  });

  it("says everything that the page asks for", () => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(own);
    bundle.addResource(new FluentResource(source(COMMON, lang)));
    expect(said().filter((id) => !bundle.hasMessage(id))).toEqual([]);
    expect(said().length).toBeGreaterThan(100);
  });
});
