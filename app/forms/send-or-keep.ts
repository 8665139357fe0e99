import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** A form went through, and leads on. */
export const sentEvent = "form-sent";
/** A form could not be sent. */
export const unsentEvent = "form-unsent";
export interface Unsent {
  /** Its name, where it has one. */
  form: string;
  /** Whether it may have arrived nevertheless. */
  perhaps: boolean;
}

/** A line that failed, or a site that could not answer; anything else has something to say. */
export const isFailure = (error: unknown) =>
  error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);

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
    if (error instanceof Response) dispatchEvent(new Event(sentEvent));
    if (!isFailure(error) || signal.aborted) throw error;
    const detail: Unsent = {
      form: String(fields.get("form") ?? ""),
      perhaps: error instanceof Error,
    };
    dispatchEvent(new CustomEvent(unsentEvent, { detail }));
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw error;
  }
}
