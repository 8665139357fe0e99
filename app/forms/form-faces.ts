import { runnerImport, type InlineConfig, type Plugin } from "vite";
import type { FormFace } from "./form";

/**
 * What is left of a module of forms in a browser: of each form its name and what its page says of the fields, worked
 * out from the schema while building. So limits stand in schemas alone, and no page carries the validator (78 KB
 * brotli, or 8 KB for the hooks of conform).
 */
export function formFaces(resolve: InlineConfig["resolve"]): Plugin {
  return {
    name: "form-faces",
    enforce: "pre",
    async load(id, options) {
      if (options?.ssr || !/\/app\/[a-z]+\/forms\.ts$/.test(id)) return null;
      const config: InlineConfig = { configFile: false, logLevel: "error", resolve };
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, config);
      for (const file of dependencies) this.addWatchFile(file);
      const faces = Object.entries(module).flatMap(([name, one]) => {
        if (!isForm(one)) return [];
        const face: FormFace = { name: one.name, fields: one.fields };
        return [`export const ${name} = ${JSON.stringify(face)};`];
      });
      return { code: faces.join("\n"), map: null, moduleSideEffects: false };
    },
  };
}

function isForm(one: unknown): one is FormFace {
  return typeof one === "object" && one !== null && "schema" in one && "fields" in one;
}
