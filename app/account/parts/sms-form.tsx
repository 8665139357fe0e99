import type { FormAnswer } from "~/forms/read-form";
import { captchaUrl, loginUrl } from "~/urls";
import { useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { smsForm } from "../forms";
import { ChallengeField } from "./challenge-field";
import { CodeField } from "./code-field";
import { PhoneForm, type Area } from "./phone-form";

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
  const button = (
    <button className="button primary" formNoValidate>
      {t("account.signIn")}
    </button>
  );
  return (
    <PhoneForm
      name="sms"
      action={href(loginUrl({ type: "sms", redirectTo }))}
      {...{ answer, field, redirectTo, areas, button }}
    >
      <ChallengeField name="sms" answer={answer} byMail />
      <CodeField
        form={smsForm}
        answer={answer}
        sendTo={asksPicture ? href(captchaUrl(redirectTo)) : undefined}
      />
    </PhoneForm>
  );
}
