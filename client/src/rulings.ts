/** The options of a table, in words. */

import type { Game, Option, Options, OptionValue } from "./api";
import { has, t } from "./i18n";

/** The options that are not as usual, in the game's order. The deal is none of them. */
export function unusual(game: Game, options: Options): [Option, OptionValue][] {
  return game.options.flatMap((option): [Option, OptionValue][] => {
    const given = options[option.name];
    const value = given === undefined ? option.default : given;
    const unsaid = option.kind === "seed" || (value === null && option.kind !== "own");
    return unsaid || same(value, option.default) ? [] : [[option, value]];
  });
}

/** Whether two values are written alike. */
export function same(one: OptionValue, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a page offers an option, and has words for its values. */
export function isOffered({ kind, values }: Option): boolean {
  return kind !== "seed" && (kind !== "own" || (values ?? []).length > 1);
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
  if (option.kind === "lists") return listsName(value as number[][]);
  const id = `${game}-option-${option.name}-${[value].flat().map(String).join("-")}`;
  return has(id) || option.kind !== "own" ? t(id) : [value].flat().map(String).join(", ");
}

/** Lists of numbers: once where all are alike. */
function listsName(lists: readonly (readonly number[])[]): string {
  const said = lists.map((list) => list.join(", "));
  return [...new Set(said)].join(" / ");
}

/** What is not as usual: each option's name, and its value where it is not only on or off. */
export function rulings(game: Game, options: Options): { name: string; value: string }[] {
  const said = unusual(game, options).filter(([option]) => isOffered(option));
  return said.map(([option, value]) => ({
    name: optionName(game.id, option),
    value: option.kind === "flag" ? "" : valueName(game.id, option, value),
  }));
}
