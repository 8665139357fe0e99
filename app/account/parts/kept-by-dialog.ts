import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { accountScreens, isOver } from "~/urls";

/** A screen that cannot be fetched into the dialog is null there; only a page of its own becomes the error page. */
export async function fetchScreen({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isFailure(error) && isOver(request.url)) return null;
    throw error;
  }
}

/** A line that failed, or a site that could not answer; anything else has something to say. */
const isFailure = (error: unknown) =>
  error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);

/** Tells the form with the name in `detail` that it could not be sent. */
export const unsentEvent = "form-unsent";

/**
 * A form that could not be sent stays as it was typed. It dispatches an event and stays pending until it is sent
 * again: after any answer the router would reload the page, and without a network that would be an error page.
 */
export async function sendOrKeep({ request, serverAction }: ClientActionFunctionArgs) {
  const { signal } = request;
  const fields = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isFailure(error) || signal.aborted) throw error;
    dispatchEvent(new CustomEvent(unsentEvent, { detail: fields.get("form") }));
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw error;
  }
}

/** The dialog's screen is not fetched again when the page under it is: its step may be over by then. */
export const revalidatesAsPage = ({
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  accountScreens.includes(nextUrl.pathname) && defaultShouldRevalidate;
