import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import options from "./remix.config.js";

export default defineConfig({
  plugins: [remix(options)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    // server/ runs as TypeScript; the one file the built app may reach for stays outside the bundle.
    rollupOptions: { external: /\/server\/standalone\.ts$/ },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
