import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveBack, goOn } from "~/forms/answer-form";
import { registerForm } from "~/forms/account";
import { accountsOnly, enter, redirectTarget } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { Agreement } from "~/ui/account/agreement";
import { NewPassword } from "~/ui/account/new-password";
import { Field } from "~/ui/field";
import { FormFailure, useField } from "~/ui/form-answer";
import { pageMeta } from "~/ui/page-meta";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { localPath, loginUrl, registerUrl } from "~/urls";

export const links = formStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: null,
        title: translator(data.language)("account.register"),
        canonical: registerUrl(),
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await accountsOnly(site);
  return { redirectTo: redirectTarget(args.request), language: site.preferences.language };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await accountsOnly(site);
  const fields = await readFields(args.request);
  if (fields["agree"] === undefined) return giveBack(site, "register", fields, {});
  const { form, errors } = checkFields(fields, registerForm);
  if (form === null) return giveBack(site, "register", fields, { errors });
  const answer = await site.pages.account.register(form.account, form.password);
  if (!("entry" in answer)) return giveBack(site, "register", fields, { failure: answer });
  if (answer.entry !== null) return enter(site, answer.entry, fields["redirectTo"], true);
  const redirectTo = localPath(fields["redirectTo"]);
  return goOn(site, loginUrl({ type: "password", redirectTo }), "account.registered");
}

export default function Register() {
  const t = useT();
  const href = useHref();
  const { redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const field = useField("register", answer);
  return (
    <div className="wrap sign-in-page">
      <h1>{t("account.register")}</h1>
      <FormFailure name="register" answer={answer} />
      <form className="form" method="post" action={href(registerUrl())}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          {...field("account")}
          label={t("account.account")}
          help={t("account.accountHelp")}
          max={60}
          autoComplete="username"
          required
        />
        <NewPassword field={field} label={t("account.password")} />
        <Agreement />
        <p className="actions">
          <button className="button primary">{t("account.register")}</button>
        </p>
      </form>
      <p>
        <SiteLink to={loginUrl({ type: "password", redirectTo })}>{t("account.toSignIn")}</SiteLink>
      </p>
    </div>
  );
}
