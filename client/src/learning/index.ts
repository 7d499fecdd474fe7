/**
 * What the table needs to know of learning: tell it each answer, measure how long it took, and let
 * it weigh the dice where a device may choose what they show.
 */

import { draw as drawOf, type Weighed, weights as weightsOf } from "./levels";
import { facts } from "./store.svelte";

export { answered, type Answer } from "./store.svelte";
export { thinking } from "./thinking";

/** Everything that dice with these values may show, and how likely it should be: never 0. */
export function weights(lists: readonly (readonly number[])[]): Weighed[] {
  return weightsOf(facts(), lists);
}

/** One value of each list, by chance: what is not known yet comes up more often. */
export function draw(lists: readonly (readonly number[])[], rng?: () => number): number[] {
  return drawOf(facts(), lists, rng);
}
