import type { ReactNode } from "react";
import type { FormAnswer } from "~/forms/read-form";
import { Choice } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { FormFailure, type Fields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { Agreement } from "./agreement";
import { EnterButton } from "./send-code";

export interface Area {
  code: string;
  name: string;
}

/** The countries of a number, to choose from. */
export const areaChoices = (areas: Area[]) =>
  areas.map(({ code, name }) => {
    const value = code.replace("+", "");
    return { value, label: `${name} +${value}` };
  });

interface Props {
  name: "sms" | "captcha";
  /** Where it is sent to. */
  action: string;
  answer: FormAnswer | undefined;
  field: Fields<"area" | "mobile">;
  redirectTo: string;
  areas: Area[];
  /** What proves that a person asks. */
  children: ReactNode;
  button: ReactNode;
}

/** A form of the sign-in that begins with a number. */
export function PhoneForm(props: Props) {
  const { name, action, answer, field, redirectTo, areas, children, button } = props;
  const t = useT();
  return (
    <>
      <FormFailure name={name} answer={answer} />
      <form className="form" method="post" action={action}>
        <EnterButton />
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Choice
          field={field("area", "86")}
          label={t("account.area")}
          options={areaChoices(areas)}
        />
        <Field {...field("mobile")} label={t("account.mobile")} autoComplete="tel-national" />
        {children}
        <Agreement />
        <p className="actions">{button}</p>
      </form>
    </>
  );
}
