import type { FormAnswer } from "~/forms/answer-form";
import { Field } from "~/ui/field";
import { useField } from "~/ui/form-answer";
import { useT } from "~/ui/site-data";
import { SendCode } from "./send-code";

interface Props {
  /** The form it stands in. */
  name: string;
  answer: FormAnswer | undefined;
}

/** The button that has a code sent, and the field for the code, which takes the focus once it is on its way. */
export function CodeField({ name, answer }: Props) {
  const t = useT();
  const sent = codeSent(name, answer);
  const code = useField(name, answer)("code");
  return (
    <>
      <SendCode sent={sent} />
      <Field
        {...code}
        focus={code.focus || sent}
        label={t("account.code")}
        max={10}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}

export const codeSent = (name: string, answer: FormAnswer | undefined) =>
  answer?.name === name && answer.note !== undefined;
