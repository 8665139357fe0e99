import type { ReactNode } from "react";
import type { FormAnswer } from "~/forms/read-form";
import type { FormFace } from "~/forms/form";
import type { Profile } from "../../../server/upstreams/movie/member-model.ts";
import { ChallengeField } from "~/account/parts/challenge-field";
import { EnterButton } from "~/account/parts/send-code";
import { mineUrl } from "~/urls";
import { FormFailure } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";

/** What every row of the profile gets. */
export interface SettingProps {
  profile: Profile;
  answer: FormAnswer | undefined;
}

interface RowProps {
  id: string;
  name: string;
  value: ReactNode;
  open: boolean;
  children: ReactNode;
}

/** One thing of the profile in a line; its form unfolds below it. */
export function Setting({ id, name, value, open, children }: RowProps) {
  const t = useT();
  return (
    <details className="setting" id={id} open={open}>
      <summary className="setting-face">
        <span className="setting-name">{name}</span>
        <span className="setting-value" dir="auto">
          {value}
        </span>
        <span className="setting-change">{t("member.change")}</span>
      </summary>
      {children}
    </details>
  );
}

interface FormProps {
  form: FormFace;
  answer: FormAnswer | undefined;
  submit: string;
  upload?: boolean;
  children: ReactNode;
}

/** A form of the profile: what came of it, its fields, its button. */
export function SettingForm({ form, answer, submit, upload, children }: FormProps) {
  const t = useT();
  const href = useHref();
  const { name } = form;
  const note = answer?.name === name ? answer.note : undefined;
  return (
    <>
      <FormFailure name={name} answer={answer} />
      {note !== undefined && (
        <p className="form-note" role="status">
          {t(note)}
        </p>
      )}
      <form
        className="form"
        method="post"
        action={href(mineUrl())}
        encType={upload ? "multipart/form-data" : undefined}
      >
        {/* Enter presses the first button, which must not be one that sends a code. */}
        <EnterButton />
        <input type="hidden" name="form" value={name} />
        {children}
        <ChallengeField name={name} answer={answer} />
        <p className="actions">
          <button className="button primary">{submit}</button>
        </p>
      </form>
    </>
  );
}

/** Whether one of these forms just came back. */
export function isBack(answer: FormAnswer | undefined, ...names: string[]): boolean {
  return answer !== undefined && names.includes(answer.name);
}
