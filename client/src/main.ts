import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { start } from "./settings.svelte";
import "./theme.css";

// No `await` at the top: what is fetched later may then share this file's code (and waits for none).
void start().then(() => mount(App, { target: document.getElementById("app")! }));
