import type { FormAnswer } from "~/forms/read-form";
import { loginUrl } from "~/urls";
import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Choice } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { smsForm } from "../forms";
import { Agreement } from "./agreement";
import { HostCaptchaField } from "./captcha-field";
import { ChallengeField } from "./challenge-field";
import { CodeField, codeSent } from "./code-field";
import { EnterButton } from "./send-code";

export interface Area {
  code: string;
  name: string;
}

/** The countries of a number, to choose from. */
export const areaChoices = (areas: Area[]) =>
  areas.map(({ code, name }) => {
    const value = code.replace("+", "");
    return { value, label: `${name} +${value}` };
  });

interface Props {
  answer: FormAnswer | undefined;
  redirectTo: string;
  captcha: Captcha | null;
  areas: Area[];
}

/** A code by text message; the picture keeps machines from sending them. */
export function SmsForm({ answer, redirectTo, captcha, areas }: Props) {
  const t = useT();
  const href = useHref();
  const field = useFields(smsForm, answer);
  return (
    <>
      <FormFailure name="sms" answer={answer} />
      <form className="form" method="post" action={href(loginUrl({ type: "sms", redirectTo }))}>
        <EnterButton />
        <input type="hidden" name="form" value="sms" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Choice
          field={field("area", "86")}
          label={t("account.area")}
          options={areaChoices(areas)}
        />
        <Field {...field("mobile")} label={t("account.mobile")} autoComplete="tel-national" />
        {!codeSent(smsForm, answer) && <HostCaptchaField captcha={captcha} field={field} />}
        <ChallengeField name="sms" answer={answer} byMail />
        <CodeField form={smsForm} answer={answer} />
        <Agreement />
        <p className="actions">
          <button className="button primary" formNoValidate>
            {t("account.signIn")}
          </button>
        </p>
      </form>
    </>
  );
}
