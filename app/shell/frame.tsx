import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "./parts/error-screen";

/**
 * The layout between the root and every page. An error in a form is shown here: in the root, the root's loader would
 * not run, and the page would lack its language, its menus and what was typed.
 */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
