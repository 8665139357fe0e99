import type { FormAnswer } from "~/forms/read-form";
import { forgotUrl } from "~/urls";
import { Choice } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useT } from "~/ui/site-data";
import { emailForm, newPasswordForm, questionForm } from "../forms";
import { ChallengeField } from "./challenge-field";
import { CodeField } from "./code-field";
import type { FormElement } from "./form-element";
import { NewPassword } from "./new-password";
import { EnterButton } from "./send-code";

interface Props {
  answer: FormAnswer | undefined;
  Form: FormElement;
  over: string | undefined;
}

export function ByQuestion({
  answer,
  questions,
  Form,
  over,
}: Props & { questions: { id: number; title: string }[] }) {
  const t = useT();
  const href = useHref();
  const field = useFields(questionForm, answer);
  return (
    <>
      <FormFailure name="question" answer={answer} />
      <Form className="form" method="post" action={href(forgotUrl("question"))}>
        <EnterButton />
        <input type="hidden" name="form" value="question" />
        <Over path={over} />
        <Field {...field("account")} label={t("account.account")} autoComplete="username" />
        <Choice
          field={field("question")}
          label={t("account.question")}
          none={t("account.chooseQuestion")}
          options={questions.map((one) => ({ value: String(one.id), label: one.title }))}
        />
        <Field {...field("answer")} label={t("account.answer")} />
        <ChallengeField name="question" answer={answer} byMail />
        <p className="actions">
          <button className="button primary">{t("account.verify")}</button>
        </p>
      </Form>
    </>
  );
}

export function ByEmail({ answer, Form, over }: Props) {
  const t = useT();
  const href = useHref();
  const field = useFields(emailForm, answer);
  return (
    <>
      <FormFailure name="email" answer={answer} />
      <Form className="form" method="post" action={href(forgotUrl("email"))}>
        <EnterButton />
        <input type="hidden" name="form" value="email" />
        <Over path={over} />
        <Field
          {...field("email")}
          label={t("account.email")}
          help={t("account.codeHelp")}
          autoComplete="email"
        />
        <CodeField form={emailForm} answer={answer} />
        <ChallengeField name="email" answer={answer} />
        <p className="actions">
          <button className="button primary">{t("account.verify")}</button>
        </p>
      </Form>
    </>
  );
}

export function SetPassword({ answer, Form, over }: Props) {
  const t = useT();
  const href = useHref();
  const field = useFields(newPasswordForm, answer);
  return (
    <>
      <FormFailure name="password" answer={answer} />
      <Form className="form" method="post" action={href(forgotUrl("password"))}>
        <EnterButton />
        <input type="hidden" name="form" value="password" />
        <Over path={over} />
        <NewPassword field={field} label={t("account.newPassword")} />
        <ChallengeField name="password" answer={answer} />
        <p className="actions">
          <button className="button primary">{t("account.setPassword")}</button>
        </p>
      </Form>
    </>
  );
}

/** Tells the server that the form lies over a page: its answer stays there. */
function Over({ path }: { path: string | undefined }) {
  return path === undefined ? null : <input type="hidden" name="over" value={path} />;
}
