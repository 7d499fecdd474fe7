/** The options of a table, in words. */

import type { Game, Option, Options, OptionValue } from "./api";
import { has, t } from "./i18n";

/** The options that are not as usual, in the game's order. The deal is none of them. */
export function unusual(game: Game, options: Options): [Option, OptionValue][] {
  return game.options.flatMap((option): [Option, OptionValue][] => {
    const value = options[option.name] ?? option.default;
    return option.kind === "seed" || value === null || value === option.default
      ? []
      : [[option, value]];
  });
}

export function optionName(game: string, option: Option): string {
  return t(`${game}-option-${option.name}`);
}

/** What an option is called when the game is left to choose. */
export function usualName(game: string, option: Option): string {
  const id = `${game}-option-${option.name}-usual`;
  return t(has(id) ? id : "option-usual");
}

export function valueName(game: string, option: Option, value: OptionValue): string {
  if (option.kind === "tileset" && typeof value !== "string") {
    return t("tileset-mine", { tiles: typeof value === "number" ? value : [value].flat().length });
  }
  return t(`${game}-option-${option.name}-${String(value)}`);
}

/** What is not as usual: each option's name, and its value where it is not only on or off. */
export function rulings(game: Game, options: Options): { name: string; value: string }[] {
  return unusual(game, options).map(([option, value]) => ({
    name: optionName(game.id, option),
    value: option.kind === "flag" ? "" : valueName(game.id, option, value),
  }));
}
