import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "./parts/error-screen";

/**
 * Stands between the root and every page. A form that meets an error ends here and not in the root, whose loader would
 * then be left out: the error page has its language, its menus and what was typed.
 */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
