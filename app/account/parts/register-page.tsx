import type { PageHead } from "~/ui/page-meta";
import type { FormAnswer } from "~/forms/read-form";
import { loginUrl, registerUrl, type Language } from "~/urls";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { registerForm } from "../forms";
import { Agreement } from "./agreement";
import type { FormElement } from "./form-element";
import { MayBeRegistered } from "~/ui/form/may-be-registered";
import { NewPassword } from "./new-password";

export interface RegisterPage {
  screen: "register";
  redirectTo: string;
  language: Language;
  seo: PageHead["seo"];
}

interface Props {
  page: RegisterPage;
  answer: FormAnswer | undefined;
  titleId?: string;
  Form?: FormElement;
}

export function RegisterPage({ page, answer, titleId, Form = "form" }: Props) {
  const t = useT();
  const href = useHref();
  // A form that came back says itself where it was to lead.
  const redirectTo = answer?.values["redirectTo"] ?? page.redirectTo;
  const field = useFields(registerForm, answer);
  return (
    <div className="wrap sign-in-page">
      <h1 id={titleId}>{t("account.register")}</h1>
      <FormFailure name="register" answer={answer} />
      <MayBeRegistered failure={answer?.failure} redirectTo={redirectTo} />
      <Form className="form" method="post" action={href(registerUrl())}>
        <input type="hidden" name="form" value="register" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          {...field("account")}
          label={t("account.account")}
          help={t("account.accountHelp")}
          autoComplete="username"
        />
        <NewPassword field={field} label={t("account.password")} />
        <Agreement />
        <p className="actions">
          <button className="button primary">{t("account.register")}</button>
        </p>
      </Form>
      <p>
        <SiteLink to={loginUrl({ type: "password", redirectTo })}>{t("account.toSignIn")}</SiteLink>
      </p>
    </div>
  );
}
