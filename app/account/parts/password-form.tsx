import type { FormAnswer } from "~/forms/read-form";
import { forgotUrl, loginUrl } from "~/urls";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { passwordForm } from "../forms";
import { Agreement } from "./agreement";
import { ChallengeField } from "./challenge-field";
import type { FormElement } from "./form-element";
import { EnterButton } from "./send-code";

interface Props {
  answer: FormAnswer | undefined;
  redirectTo: string;
  /** Sends it without leaving the page. */
  Form?: FormElement;
}

export function PasswordForm({ answer, redirectTo, Form = "form" }: Props) {
  const t = useT();
  const href = useHref();
  const field = useFields(passwordForm, answer);
  return (
    <>
      <FormFailure name="password" answer={answer} />
      <Form
        className="form"
        method="post"
        action={href(loginUrl({ type: "password", redirectTo }))}
      >
        <EnterButton />
        <input type="hidden" name="form" value="password" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          {...field("account")}
          label={t("account.account")}
          help={t("account.accountHelp")}
          autoComplete="username"
        />
        <Field
          {...field("password")}
          label={t("account.password")}
          autoComplete="current-password"
        />
        <ChallengeField name="password" answer={answer} byMail />
        <Agreement />
        <p className="actions">
          <button className="button primary">{t("account.signIn")}</button>
          <SiteLink to={forgotUrl()}>{t("account.forgot")}</SiteLink>
        </p>
      </Form>
    </>
  );
}
