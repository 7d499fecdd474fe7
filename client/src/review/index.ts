export { default as Bar } from "./Bar.svelte";
export { default as List } from "./List.svelte";
export { Review, still } from "./review.svelte";
