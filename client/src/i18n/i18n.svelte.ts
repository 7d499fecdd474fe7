import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = NonNullable<Message["args"]>;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

/** Fluent sources that were fetched, by address: a language that was seen once switches at once. */
const sources = new Map<string, Promise<string>>();
const games = new Set<string>();

let bundle = $state.raw(new FluentBundle("fr"));
let current = $state<Language>("fr");
let people = $state.raw<readonly string[]>([]);

/** The language of the page now (reactive). */
export function language(): Language {
  return current;
}

/** The first of our languages among the tags wanted (`fr-CA` is `fr`); else French. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((known) => known === short);
    if (found) return found;
  }
  return LANGUAGES[0];
}

function source(address: string): Promise<string> {
  let text = sources.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    sources.set(address, text);
    // Without its texts the page shows identifiers, which is better than nothing: ask again later.
    text.catch(() => sources.delete(address));
  }
  return text;
}

async function build(lang: Language): Promise<FluentBundle> {
  const texts = await Promise.all([
    own[`./${lang}.ftl`]!(),
    source(`/api/text/${lang}`).catch(() => ""),
    ...[...games].map((game) => source(`/api/games/${game}/text/${lang}`).catch(() => "")),
  ]);
  const made = new FluentBundle(lang, { useIsolating: false });
  // The page's own words come first and win: nothing that is fetched can change them.
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

let latest = 0;

async function show(lang: Language): Promise<void> {
  const mine = ++latest;
  const made = await build(lang);
  if (mine !== latest) return;
  bundle = made;
  current = lang;
  document.documentElement.lang = lang;
}

/** Switch the whole page to `lang`. */
export function setLanguage(lang: Language): Promise<void> {
  return show(lang);
}

/** Learn the words of these games too; resolves when they can be said. */
export async function loadGameTexts(...ids: string[]): Promise<void> {
  const fresh = ids.filter((id) => !games.has(id));
  for (const id of fresh) games.add(id);
  if (fresh.length) await show(current);
}

/** Whether there is a text for this identifier (a game need not explain everything). */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Who sits where at the table that is shown: what is said of a `seat` is said of its name. */
export function nameSeats(names: readonly string[]): void {
  people = names;
}

/** The sentence in the reader's language; an unknown identifier is shown as itself. */
export function t(said: Message | string, args?: Args): string {
  const id = typeof said === "string" ? said : said.id;
  const given = typeof said === "string" ? args : said.args;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    values[name] = typeof value === "object" ? t(value) : value;
  }
  const name = typeof values.seat === "number" ? people[values.seat] : undefined;
  if (name !== undefined) values.name = name;
  return bundle.formatPattern(pattern, values, []);
}
