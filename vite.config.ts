import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { bootScript } from "./app/boot/bundle.ts";
import options from "./remix.config.js";

export default defineConfig({
  plugins: [bootScript(), remix(options)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
