import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `STACK_URL`: the running stack that `deno task web:dev` talks to, for its configuration. */
const stack = Deno.env.get("STACK_URL") ?? "http://127.0.0.1:54321";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { "/config.json": stack } },
  build: {
    // Fonts and pictures stay files: the page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        "service-worker": `${import.meta.dirname}/shell/service-worker.ts`,
      },
      output: {
        // A service worker has one address for ever, and reaches over the folder that it is in.
        entryFileNames: ({ name }) => name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
    // Told by the build's own test, against the sizes that were promised.
    chunkSizeWarningLimit: 1000,
  },
});
