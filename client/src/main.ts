import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { start } from "./settings.svelte";
import "./theme.css";

await start();
mount(App, { target: document.getElementById("app")! });
