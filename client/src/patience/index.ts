/** A patience's screens, fetched when the first of them is wanted. (Statistics come by themselves.) */

export { default as Deals } from "./Deals.svelte";
export { dropped } from "./record.svelte";
export { default as Screen } from "./Screen.svelte";
