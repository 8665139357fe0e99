import type { FormAnswer } from "~/forms/answer-form";
import { loginUrl } from "~/urls";
import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Field } from "../field";
import { FormFailure, useField } from "../form-answer";
import { useHref, useT } from "../site-data";
import { Agreement } from "./agreement";
import { CaptchaField } from "./captcha-field";
import { EnterButton, SendCode } from "./send-code";

export interface Area {
  code: string;
  name: string;
}

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
  const field = useField("sms", answer);
  const sent = answer?.name === "sms" && answer.note !== undefined;
  const area = field("area", "86");
  return (
    <>
      <FormFailure name="sms" answer={answer} />
      <form className="form" method="post" action={href(loginUrl({ type: "sms", redirectTo }))}>
        <EnterButton />
        <input type="hidden" name="form" value="sms" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <p className="field">
          <label htmlFor={area.id}>{t("account.area")}</label>
          <select id={area.id} name="area" defaultValue={area.value}>
            {areas.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} +{code.replace("+", "")}
              </option>
            ))}
          </select>
        </p>
        <Field
          {...field("mobile")}
          type="tel"
          label={t("account.mobile")}
          max={15}
          autoComplete="tel-national"
          required
        />
        {!sent && <CaptchaField captcha={captcha} field={field} />}
        <SendCode sent={sent} />
        <Field
          {...field("code")}
          label={t("account.code")}
          max={10}
          inputMode="numeric"
          autoComplete="one-time-code"
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
