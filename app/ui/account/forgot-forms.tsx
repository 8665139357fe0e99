import type { ParseKeys } from "i18next";
import type { FormAnswer } from "~/forms/answer-form";
import { forgotUrl } from "~/urls";
import { Field } from "../field";
import { FormFailure, useField } from "../form-answer";
import { useHref, useT } from "../site-data";
import { NewPassword } from "./new-password";
import { EnterButton, SendCode } from "./send-code";

interface Props {
  answer: FormAnswer | undefined;
}

export function ByQuestion({
  answer,
  questions,
}: Props & { questions: { id: number; title: string }[] }) {
  const t = useT();
  const href = useHref();
  const field = useField("question", answer);
  const { id, value, error } = field("question");
  return (
    <>
      <FormFailure name="question" answer={answer} />
      <form className="form" method="post" action={href(forgotUrl("question"))}>
        <input type="hidden" name="form" value="question" />
        <Field
          {...field("account")}
          label={t("account.account")}
          max={200}
          autoComplete="username"
          required
        />
        <p className="field">
          <label htmlFor={id}>{t("account.question")}</label>
          <select
            id={id}
            name="question"
            defaultValue={value}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            <option value="">{t("account.chooseQuestion")}</option>
            {questions.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
          {error && (
            <span id={`${id}-error`} className="form-error" role="alert">
              {t(error as ParseKeys)}
            </span>
          )}
        </p>
        <Field {...field("answer")} label={t("account.answer")} max={200} required />
        <p className="actions">
          <button className="button primary">{t("account.verify")}</button>
        </p>
      </form>
    </>
  );
}

export function ByEmail({ answer }: Props) {
  const t = useT();
  const href = useHref();
  const field = useField("email", answer);
  const sent = answer?.name === "email" && answer.note !== undefined;
  return (
    <>
      <FormFailure name="email" answer={answer} />
      <form className="form" method="post" action={href(forgotUrl("email"))}>
        <EnterButton />
        <input type="hidden" name="form" value="email" />
        <Field
          {...field("email")}
          type="email"
          label={t("account.email")}
          help={t("account.codeHelp")}
          max={100}
          autoComplete="email"
          required
        />
        <SendCode sent={sent} />
        <Field
          {...field("code")}
          label={t("account.code")}
          max={10}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <p className="actions">
          <button className="button primary">{t("account.verify")}</button>
        </p>
      </form>
    </>
  );
}

export function SetPassword({ answer }: Props) {
  const t = useT();
  const href = useHref();
  const field = useField("password", answer);
  return (
    <>
      <FormFailure name="password" answer={answer} />
      <form className="form" method="post" action={href(forgotUrl("password"))}>
        <input type="hidden" name="form" value="password" />
        <NewPassword field={field} label={t("account.newPassword")} />
        <p className="actions">
          <button className="button primary">{t("account.setPassword")}</button>
        </p>
      </form>
    </>
  );
}
