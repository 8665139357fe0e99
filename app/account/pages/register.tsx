import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveBack, goOn } from "~/forms/answer-form";
import { registerForm } from "../forms";
import { enter, redirectTarget } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { sendOrKeep } from "~/forms/send-or-keep";
import { fetchScreen, revalidatesAsPage } from "../parts/kept-by-dialog";
import { RegisterPage } from "../parts/register-page";
import { pageMeta } from "~/ui/page-meta";
import { localPath, loginUrl, registerUrl } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("account.register"),
  canonical: registerUrl(),
}));

export async function loader(args: LoaderFunctionArgs): Promise<RegisterPage> {
  const site = await siteOf(args);
  await site.accountsOnly();
  return {
    screen: "register",
    redirectTo: redirectTarget(args.request),
    language: site.preferences.language,
    seo: await site.pages.shell.seo("register"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const fields = await readFields(args.request);
  if (fields["agree"] === undefined) return giveBack(site, registerForm, fields, {});
  const { sent, errors } = checkFields(fields, registerForm);
  if (sent === null) return giveBack(site, registerForm, fields, { errors });
  const answer = await site.pages.account.register(sent.account, sent.password);
  if (!("entry" in answer)) return giveBack(site, registerForm, fields, { failure: answer });
  if (answer.entry !== null) return enter(site, answer.entry, fields["redirectTo"], true);
  const redirectTo = localPath(fields["redirectTo"]);
  return goOn(site, loginUrl({ type: "password", redirectTo }), "account.registered");
}

export const clientLoader = fetchScreen;
export const clientAction = sendOrKeep;
export const shouldRevalidate = revalidatesAsPage;

export default function Register() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RegisterPage page={page} answer={answer} />;
}
