import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { bootScript } from "./app/boot/bundle.ts";
import { chunkOf } from "./app/boot/chunks.ts";
import { formFaces } from "./app/forms/form-faces";
import options from "./remix.config.js";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [bootScript(), formFaces({ alias }), remix(options)],
  resolve: { alias },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The server has one file: what it imports it finds from there.
    rollupOptions: {
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: chunkOf },
    },
  },
}));
