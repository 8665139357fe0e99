import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { rowOf } from "../../app/urls/match.ts";
import { routeId } from "../../app/urls/register.ts";

/**
 * Gives a path's own handler. It knows the page's routes alone: the router reads all it is given at each step of each
 * request, and the register knows before which page it will be (docs/decisions/rendering.md). The browser's half
 * navigates with the whole manifest, which is a file.
 */
export function createHandlers(build: ServerBuild): (path: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (path) => {
    const id = routeId(rowOf(decodeURIComponent(path).replace(/(\/_root)?\.data$/, "")));
    let handler = handlers.get(id);
    if (handler === undefined) {
      handler = createRequestHandler(withRoute(build, id), "production");
      handlers.set(id, handler);
    }
    return handler;
  };
}

/** The build with one page, and what is around it. */
function withRoute(build: ServerBuild, id: string): ServerBuild {
  const ids = lineage(build.routes, id);
  const { assets } = build;
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...assets, routes: only(assets.routes, ids) },
  };
}

function lineage(routes: ServerBuild["routes"], id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...lineage(routes, parent), id];
}

function only<T>(all: Record<string, T>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}
