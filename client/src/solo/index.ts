/** The screen of who plays alone for the highest score, fetched when it is wanted. */

export { default as Screen } from "./Screen.svelte";
