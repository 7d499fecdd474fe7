import { bestLanguage, LANGUAGES, setLanguage, type Language } from "./i18n";
import { setSound } from "./sound";
import { load, save } from "./storage";
import type { Message } from "./wire";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "less", "full"] as const;
export const SUITS = ["two", "four"] as const;

interface Settings {
  language: Language | null; // null: as the browser asks
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  suits: (typeof SUITS)[number]; // how many colours cards have
  sound: boolean;
  tips: boolean; // shown until the first finished game, or until the player has enough of them
  tipsRead: string[]; // those that were put away one by one
}

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.includes(value as T) ? (value as T) : otherwise;
}

function read(): Settings {
  const saved = (load("settings") ?? {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    language: oneOf<Language | null>(LANGUAGES, saved.language, null),
    theme: oneOf(THEMES, saved.theme, "system"),
    motion: oneOf(MOTIONS, saved.motion, "system"),
    suits: oneOf(SUITS, saved.suits, "two"),
    sound: saved.sound === true,
    tips: saved.tips !== false,
    tipsRead: Array.isArray(saved.tipsRead)
      ? saved.tipsRead.filter((id) => typeof id === "string")
      : [],
  };
}

/** The player's wishes (reactive): read them here, change them with `set`. */
export const settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether travel is to be replaced by a fade. */
export function reducedMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "system" && calm.matches);
}

function paint(): void {
  const root = document.documentElement;
  const wanted = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.theme = wanted;
  root.dataset.suits = settings.suits;
  root.dataset.motion = reducedMotion() ? "less" : "full";
  // The browser's own bars take the colour of the table.
  const table = getComputedStyle(root).getPropertyValue("--table").trim();
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute("content", table);
  }
  setSound(settings.sound);
}

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  // Who asks for the tips again wants them all.
  if (key === "tips" && value) settings.tipsRead = [];
  save("settings", settings);
  paint();
  if (key === "language") void speak();
}

/** This tip has been read: it is not shown on this device again. */
export function putAway(tip: string): void {
  set("tipsRead", [...settings.tipsRead, tip]);
}

/** The tip, if tips are wanted and this one has not been read. */
export function unread(tip: Message | null | undefined): Message | null {
  return tip && settings.tips && !settings.tipsRead.includes(tip.id) ? tip : null;
}

function speak(): Promise<void> {
  return setLanguage(settings.language ?? bestLanguage(navigator.languages));
}

/** Apply the settings before the page is drawn; resolves when the texts are there. */
export function start(): Promise<void> {
  paint();
  dark.addEventListener("change", paint);
  calm.addEventListener("change", paint);
  return speak();
}
