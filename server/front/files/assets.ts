import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { choose, matchesEtag } from "../negotiate.ts";
import { extname, join, relative, sep } from "node:path";

interface Asset {
  headers: Record<string, string>;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export interface Assets {
  /** Serves a built or public file; false when there is none at this path. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

/** Everything of `build/client` in memory, with what the build compressed; nothing is compressed per request. */
export function loadAssets(folder: string): Assets {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(file.name)];
    if (!file.isFile() || type === undefined) continue;
    const path = join(file.parentPath, file.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    assets.set(url, readAsset(path, url, type));
  }

  return {
    serve(request, response, path) {
      const asset = assets.get(path);
      if (asset === undefined) return false;
      if (matchesEtag(request.headers["if-none-match"], asset.headers["etag"] ?? "")) {
        response.writeHead(304, asset.headers).end();
        return true;
      }
      const { body, encoding } = choose(request.headers["accept-encoding"], asset);
      response.writeHead(200, { ...asset.headers, ...encoding, "content-length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
  };
}

function readAsset(path: string, url: string, type: string): Asset {
  const identity = readFileSync(path);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const lasting = url.startsWith("/assets/");
  return {
    identity,
    br: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
    gzip: existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : null,
    headers: {
      "content-type": type,
      "cache-control": lasting ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      vary: "accept-encoding",
      etag: `"${hash}"`,
    },
  };
}
