import type { FormAnswer } from "~/forms/read-form";
import { captchaUrl, loginUrl } from "~/urls";
import { Choice } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { smsForm } from "../forms";
import { Agreement } from "./agreement";
import { ChallengeField } from "./challenge-field";
import { CodeField } from "./code-field";
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
  /** There is a picture to read before a code is sent; it has its own page. */
  asksPicture: boolean;
  areas: Area[];
}

/** A code by text message. */
export function SmsForm({ answer, redirectTo, asksPicture, areas }: Props) {
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
        <ChallengeField name="sms" answer={answer} byMail />
        <CodeField
          form={smsForm}
          answer={answer}
          sendTo={asksPicture ? href(captchaUrl(redirectTo)) : undefined}
        />
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
