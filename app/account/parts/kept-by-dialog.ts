import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isFailure } from "~/forms/send-or-keep";
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

/** The dialog's screen is not fetched again when the page under it is: its step may be over by then. */
export const revalidatesAsPage = ({
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  accountScreens.includes(nextUrl.pathname) && defaultShouldRevalidate;
