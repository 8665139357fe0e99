import type { AppLoadContext } from "@remix-run/node";
import type { Site } from "../server/request/context.ts";
import type { standaloneContext } from "../server/process/standalone.ts";

interface Standalone {
  standaloneContext: typeof standaloneContext;
}

/** As seen from `build/server/index.js`: server/ runs as it is and is never bundled. */
const standaloneModule = new URL("../../server/process/standalone.ts", import.meta.url).href;

/** What one request's loaders share when no front of ours made the context. */
const standalone = new WeakMap<AppLoadContext, Promise<Site>>();

/**
 * The context of this request. Our own process injects it; under plain `remix-serve` nobody does,
 * and it is made here, once a request, from the environment. The one way from app/ into server/.
 */
export async function siteOf(args: { context: AppLoadContext; request: Request }): Promise<Site> {
  const { context, request } = args;
  if (context.site !== undefined) return context.site;
  const running =
    standalone.get(context) ??
    import(/* @vite-ignore */ standaloneModule).then((module: Standalone) =>
      module.standaloneContext(request),
    );
  standalone.set(context, running);
  return running;
}
