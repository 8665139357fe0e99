import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The last step of `npm run build`: writes `.br` and `.gz` beside each compressible file of `build/client`. */
const folder = fileURLToPath(new URL("../../../build/client", import.meta.url));
const compressible = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !compressible.has(extname(file.name))) continue;
  const path = join(file.parentPath, file.name);
  const body = readFileSync(path);
  const br = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  });
  const gzip = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
  if (br.length < body.length) writeFileSync(`${path}.br`, br);
  if (gzip.length < body.length) writeFileSync(`${path}.gz`, gzip);
}
