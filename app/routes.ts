import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { routeId, rows } from "./urls/register.ts";

/** The layout around every page. */
const frameFile = "shell/frame.tsx";

const pages = rows.map(({ page, path, file }) => {
  const id = routeId({ page, path });
  return path === "" ? index(file, { id }) : route(path, file, { id });
});

/** The routes as the register (`urls/`) has them. */
export default [layout(frameFile, pages)] satisfies RouteConfig;
