import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Field } from "../field";
import type { useField } from "../form-answer";
import { useT } from "../site-data";

interface Props {
  captcha: Captcha | null | undefined;
  field: ReturnType<typeof useField>;
}

/** The picture to read, and what was read in it. Another picture comes with the next answer of the form. */
export function CaptchaField({ captcha, field }: Props) {
  const t = useT();
  if (!captcha) return null;
  return (
    <div className="captcha">
      <img src={captcha.image} width={140} height={48} alt={t("account.captcha")} />
      <input type="hidden" name="captchaKey" value={captcha.key} />
      <Field
        {...field("captcha")}
        label={t("account.captcha")}
        max={20}
        autoComplete="off"
        required
      />
    </div>
  );
}
