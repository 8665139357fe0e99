import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent } from "react";
import { captchaUrl, overUrl } from "~/urls";
import type { Captcha } from "../../../server/upstreams/account/model.ts";
import { Field } from "~/ui/form/field";
import type { Fields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";

interface Props {
  /** Null where the host gave none. */
  captcha: Captcha | null;
  field: Fields<"hostCaptcha">;
}

/**
 * The host's own picture, which it wants read before it sends a text message. Its button brings another one: with
 * scripts in its place, without them with the page.
 */
export function HostCaptchaField({ captcha: first, field }: Props) {
  const t = useT();
  const href = useHref();
  const { load, data, state } = useFetcher<{ captcha: Captcha | null } | null>();
  const input = useRef<HTMLDivElement>(null);
  const captcha = data?.captcha ?? first;
  useEffect(() => {
    if (data) input.current?.querySelector("input")?.focus();
  }, [data]);
  function change(event: MouseEvent) {
    event.preventDefault();
    load(overUrl(href(captchaUrl())));
  }
  return (
    <div className="captcha">
      <div className="captcha-picture">
        {captcha === null ? (
          <p className="help">{t("account.pictureGone")}</p>
        ) : (
          <img src={captcha.image} width={240} height={88} alt={t("account.pictureAlt")} />
        )}
        <button
          className="button"
          name="intent"
          value="another"
          formNoValidate
          disabled={state !== "idle"}
          onClick={change}
        >
          {t("account.otherCaptcha")}
        </button>
      </div>
      <input type="hidden" name="hostCaptchaKey" value={captcha?.key ?? ""} />
      {/* What was read in one picture says nothing about the next. */}
      <div ref={input} key={captcha?.key}>
        <Field {...field("hostCaptcha")} label={t("account.captcha")} autoComplete="off" />
      </div>
    </div>
  );
}
