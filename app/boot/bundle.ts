import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const app = fileURLToPath(new URL("..", import.meta.url));
const name = "virtual:boot-script";
const id = `\0${name}`;

/**
 * Gives `main.ts` and what it imports as the string `virtual:boot-script`, to the server alone: a browser has it in
 * its page already.
 */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (source) => (source === name ? id : null),
    async load(source, options) {
      if (source !== id) return null;
      if (!options?.ssr) return 'export default "";';
      const { code, files } = await bundle();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

async function bundle() {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": app } },
    build: {
      write: false,
      target: "es2020",
      lib: { entry: `${app}/boot/main.ts`, formats: ["iife"], name: "boot" },
      rollupOptions: { output: { strict: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const [chunk] = outputs.flatMap(({ output }) => output.filter((one) => one.type === "chunk"));
  if (chunk === undefined) throw new Error("the boot script came to nothing");
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
