import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The build goes where the Python package serves it from. Nothing inline: the server's content
// security policy allows only files of our own origin.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tablee/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // they know light-dark()
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
