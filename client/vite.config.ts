import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a `pavage serve` that runs beside it.
const server = process.env.PAVAGE_SERVER ?? "http://127.0.0.1:8100";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pavage/client_dist",
    emptyOutDir: true,
    target: "es2022",
    // The page is one small screen after another: two files load faster than ten.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
