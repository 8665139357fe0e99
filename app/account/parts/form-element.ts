import type { useFetcher } from "@remix-run/react";

/** A form of a page, or one that is sent without leaving the page it lies over. */
export type FormElement = "form" | ReturnType<typeof useFetcher>["Form"];
