/** Begin a game alone: make the match, keep its key and go there. */

import { create, type Game, type Options } from "../api";
import { hold, rememberNames } from "../device.svelte";
import { nameless } from "../people";
import { go } from "../route.svelte";
import { alone } from "./contest";

/** `day`: whose challenge it is to be. `name`: of who plays, or nothing. */
export async function begin(
  game: Game,
  options: Options,
  day: string | null,
  name: string,
): Promise<void> {
  const given = name.trim();
  const seats = [{ kind: "human" as const, name: given || nameless(0) }];
  const made = await create(game.id, alone(game, options), seats, day);
  hold(made.match, game.id, { keys: made.keys, watch: made.watch });
  if (given) rememberNames(given);
  go(`/m/${made.match}`, true);
}
