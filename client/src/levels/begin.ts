/** Take up a level: make its match, keep its key and go there. */

import { create } from "../api";
import { hold } from "../device.svelte";
import { nameless } from "../people";
import { go } from "../route.svelte";
import type { Level } from "./levels";

export async function begin(game: string, level: Level): Promise<void> {
  const { opponent } = level;
  // Nobody has to say a name to learn: none leaves the device.
  const made = await create(game, level.options, [
    { kind: "human", name: nameless(0) },
    { kind: "bot", name: opponent, bot: opponent },
  ]);
  hold(made.match, game, { keys: made.keys, watch: made.watch, level });
  go(`/m/${made.match}`, true);
}
