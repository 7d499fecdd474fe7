/** Begin a deal: make the match, keep its key and go there. */

import { create, type Game, type Options } from "../api";
import { hold, names } from "../device.svelte";
import { nameless } from "../people";
import { go } from "../route.svelte";
import { rulesOf, seedOption } from "./deals";

/** `deal`: its name, or null for one that the server draws. */
export async function begin(game: Game, options: Options, deal: string | null): Promise<void> {
  const wanted = deal === null ? options : { ...options, [seedOption(game)]: deal };
  const name = names()[0] ?? nameless(0);
  const made = await create(game.id, wanted, [{ kind: "human", name }]);
  const dealt = { deal: deal ?? "", rules: rulesOf(game, options) };
  hold(made.match, game.id, { keys: made.keys, watch: made.watch, dealt });
  go(`/m/${made.match}`, true);
}
