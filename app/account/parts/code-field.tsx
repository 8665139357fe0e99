import type { FormAnswer } from "~/forms/read-form";
import type { FormFace } from "~/forms/form";
import { Field } from "~/ui/form/field";
import { useFields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { SendCode } from "./send-code";

interface Props {
  /** The form it stands in. */
  form: FormFace<"code">;
  answer: FormAnswer | undefined;
  /** Where the code is sent from, unless that is where the form goes. */
  sendTo?: string | undefined;
}

/** The button that has a code sent, and the field for the code, which takes the focus once it is on its way. */
export function CodeField({ form, answer, sendTo }: Props) {
  const t = useT();
  const sent = codeSent(form, answer);
  const code = useFields(form, answer)("code");
  return (
    <>
      <SendCode sent={sent} to={sendTo} />
      <Field
        {...code}
        focus={code.focus || sent}
        // Whoever has the code sent leaves it empty; the server asks for it.
        required={false}
        label={t("account.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}

const codeSent = ({ name }: FormFace<"code">, answer: FormAnswer | undefined) =>
  answer?.name === name && answer.note !== undefined;
