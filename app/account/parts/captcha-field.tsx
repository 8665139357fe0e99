import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Field } from "~/ui/form/field";
import type { Fields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";

interface Props {
  captcha: Captcha | null;
  field: Fields<"hostCaptcha">;
}

/** The host's own picture, which it wants read before it sends a text message. Another comes with the form's next answer. */
export function HostCaptchaField({ captcha, field }: Props) {
  const t = useT();
  if (captcha === null) return null;
  return (
    <div className="captcha">
      <div className="captcha-picture">
        <img src={captcha.image} width={240} height={88} alt={t("account.captchaAlt")} />
      </div>
      <input type="hidden" name="hostCaptchaKey" value={captcha.key} />
      <Field {...field("hostCaptcha")} label={t("account.captcha")} autoComplete="off" />
    </div>
  );
}
