import type { FormAnswer } from "~/forms/read-form";
import { captchaUrl } from "~/urls";
import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Choice } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { captchaForm } from "../forms";
import { Agreement } from "./agreement";
import { HostCaptchaField } from "./captcha-field";
import { ChallengeField } from "./challenge-field";
import { EnterButton } from "./send-code";
import { areaChoices, type Area } from "./sms-form";

interface Props {
  answer: FormAnswer | undefined;
  redirectTo: string;
  captcha: Captcha | null;
  areas: Area[];
}

/** Has a code sent once the picture is read, which keeps machines from sending them. */
export function CaptchaForm({ answer, redirectTo, captcha, areas }: Props) {
  const t = useT();
  const href = useHref();
  const field = useFields(captchaForm, answer);
  return (
    <>
      <FormFailure name="captcha" answer={answer} />
      <form className="form" method="post" action={href(captchaUrl(redirectTo))}>
        <EnterButton />
        <input type="hidden" name="form" value="captcha" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Choice
          field={field("area", "86")}
          label={t("account.area")}
          options={areaChoices(areas)}
        />
        <Field {...field("mobile")} label={t("account.mobile")} autoComplete="tel-national" />
        <HostCaptchaField key={captcha?.key} captcha={captcha} field={field} />
        <ChallengeField name="captcha" answer={answer} byMail />
        <Agreement />
        <p className="actions">
          <button className="button primary">{t("account.sendCode")}</button>
        </p>
      </form>
    </>
  );
}
