import { useRef } from "react";
import type { FormAnswer } from "~/forms/read-form";
import { challengeForm } from "~/forms/forms";
import { forgotUrl } from "~/urls";
import type { Challenge } from "../../../server/session/captcha.ts";
import { Field } from "~/ui/form/field";
import { useFields, type Fields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { useWork } from "./use-work";

interface Props {
  /** The form it stands in. */
  name: string;
  answer: FormAnswer | undefined;
  /** Whether a code by e-mail leads on as well. */
  byMail?: boolean;
}

/**
 * What keeps machines from going on after many failures. A browser with scripts does some work, and nobody reads
 * anything; without them there is a picture, another picture, and a way by e-mail for those who cannot see it.
 */
export function ChallengeField({ name, answer, byMail = false }: Props) {
  const challenge = answer?.name === name ? answer.captcha : undefined;
  const field = useFields({ ...challengeForm, name }, answer);
  if (!challenge) return null;
  // A new challenge has nothing of the one before.
  return <OneChallenge key={challenge.key} {...{ challenge, field, byMail }} />;
}

interface OneProps {
  challenge: Challenge;
  field: Fields<"captcha">;
  byMail: boolean;
}

/** A picture has fewer letters; work that is done for it comes in the same field. */
const longestReading = 20;

function OneChallenge({ challenge, field, byMail }: OneProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const work = useWork(challenge.work, box);
  return (
    <div className="captcha" ref={box} data-scripts-now="">
      <input type="hidden" name="captchaKey" value={challenge.key} />
      <p className="captcha-work" role="status">
        {work.state === "working" && t("account.captchaWorking")}
        {work.state === "done" && t("account.captchaDone")}
      </p>
      {work.state === "done" ? (
        <input type="hidden" name="captcha" value={work.solution} />
      ) : (
        <>
          <div className="captcha-picture">
            <img src={challenge.image} width={240} height={88} alt={t("account.captchaAlt")} />
            <button className="button" name="intent" value="picture" formNoValidate>
              {t("account.otherCaptcha")}
            </button>
          </div>
          <Field
            {...field("captcha")}
            label={t("account.captcha")}
            help={t("account.captchaHelp")}
            maxLength={longestReading}
            autoComplete="off"
            required={work.state === "none"}
          />
          {byMail && (
            <p>
              <SiteLink to={forgotUrl("email")}>{t("account.captchaByMail")}</SiteLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
