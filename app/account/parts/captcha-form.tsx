import type { FormAnswer } from "~/forms/read-form";
import { captchaUrl } from "~/urls";
import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { captchaForm } from "../forms";
import { HostCaptchaField } from "./captcha-field";
import { ChallengeField } from "./challenge-field";
import { PhoneForm, type Area } from "./phone-form";

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
  const button = <button className="button primary">{t("account.sendCode")}</button>;
  return (
    <PhoneForm
      name="captcha"
      action={href(captchaUrl(redirectTo))}
      {...{ answer, field, redirectTo, areas, button }}
    >
      <HostCaptchaField key={captcha?.key} captcha={captcha} field={field} />
      <ChallengeField name="captcha" answer={answer} byMail />
    </PhoneForm>
  );
}
