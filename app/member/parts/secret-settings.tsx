import { NewPassword } from "~/account/parts/new-password";
import { Field } from "~/ui/form/field";
import { useFields, type Fields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { Choice } from "~/ui/form/choice";
import { passwordForm, questionForm } from "../forms";
import { isBack, Setting, SettingForm, type SettingProps } from "./setting";

/** `asked` where the visitor was sent here to set one. */
export function PasswordSetting({ profile, answer, asked }: SettingProps & { asked: boolean }) {
  const t = useT();
  const field = useFields(passwordForm, answer);
  const here = asked && answer === undefined;
  const firstField = profile.vpassword ? "oldPassword" : "password";
  const asking: typeof field = (name, value) => {
    const one = field(name, value);
    return { ...one, focus: one.focus || (here && name === firstField) };
  };
  return (
    <Setting
      id="password"
      name={t("member.password")}
      value={t(profile.vpassword ? "member.isSet" : "member.notSet")}
      open={here || isBack(answer, "password")}
    >
      <p className="muted">{t("member.passwordNext")}</p>
      <SettingForm form={passwordForm} answer={answer} submit={t("member.save")}>
        {profile.vpassword && <OldPassword field={asking} />}
        <NewPassword field={asking} label={t("account.newPassword")} />
      </SettingForm>
    </Setting>
  );
}

interface QuestionProps extends SettingProps {
  questions: { id: number; title: string }[];
}

export function QuestionSetting({ profile, questions, answer }: QuestionProps) {
  const t = useT();
  const field = useFields(questionForm, answer);
  return (
    <Setting
      id="question"
      name={t("member.question")}
      value={t(profile.vsq ? "member.isSet" : "member.notSet")}
      open={isBack(answer, "question")}
    >
      <SettingForm form={questionForm} answer={answer} submit={t("member.save")}>
        <Choice
          field={field("question")}
          label={t("account.question")}
          none={t("account.chooseQuestion")}
          options={questions.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
        <Field
          {...field("answer")}
          label={t("account.answer")}
          help={t("member.questionHelp")}
          autoComplete="off"
        />
        {profile.vpassword && <OldPassword field={field} />}
      </SettingForm>
    </Setting>
  );
}

function OldPassword({ field }: { field: Fields<"oldPassword"> }) {
  const t = useT();
  return (
    <Field
      {...field("oldPassword")}
      label={t("member.oldPassword")}
      autoComplete="current-password"
      // Who has no password sends none; who has one is asked.
      required
    />
  );
}
