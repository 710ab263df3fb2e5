import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** `STACK_URL`: the running stack that `deno task web:dev` talks to, for its configuration. */
const stack = Deno.env.get("STACK_URL") ?? "http://127.0.0.1:54321";

const unused = `${import.meta.dirname}/shell/without-realtime-and-storage.ts`;

export default defineConfig({
  cacheDir: "../.cache/vite",
  resolve: { alias: { "@supabase/realtime-js": unused, "@supabase/storage-js": unused } },
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: "injectManifest",
      // One address for ever, beside the page: it reaches over the folder that it is in.
      srcDir: "shell",
      filename: "service-worker.ts",
      // The client registers it and asks before a new version takes over.
      injectRegister: false,
      registerType: "prompt",
      injectManifest: { globPatterns: ["**/*.{html,css,js,svg,png,webmanifest,woff2}"] },
      manifest: {
        name: "Life Assistant",
        short_name: "Assistente",
        description: "A sua vida em conversa: o que lembra, o que gasta, como vai.",
        lang: "pt-BR",
        start_url: "/conversa",
        display: "standalone",
        theme_color: "#0f766e",
        background_color: "#f9fbfa",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
        shortcuts: [
          { name: "Hoje", url: "/hoje" },
          { name: "Dinheiro", url: "/dinheiro" },
        ],
      },
    }),
  ],
  server: { proxy: { "/config.json": stack } },
  build: {
    // Fonts and pictures stay files: the page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Told by the build's own test, against the sizes that were promised.
    chunkSizeWarningLimit: 1000,
  },
});
