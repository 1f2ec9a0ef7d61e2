import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build goes where the Python package serves it from. Nothing inline: the server's content
// security policy allows only files of our own origin. A game's table lives in the game's folder,
// outside this one: it finds the shared parts as "$parts" and "$lib", and our packages by dedupe.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $parts: here("src/parts"), $art: here("src/art") },
    dedupe: ["svelte"],
  },
  build: {
    outDir: "../src/tablee/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // they know light-dark()
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
