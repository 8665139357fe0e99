import { Field } from "~/ui/field";
import type { useField } from "~/ui/form-answer";
import { useT } from "~/ui/site-data";

interface Props {
  field: ReturnType<typeof useField>;
  label: string;
}

/** A password and once more the same. */
export function NewPassword({ field, label }: Props) {
  const t = useT();
  const shared = {
    type: "password",
    autoComplete: "new-password",
    max: 200,
    required: true,
  } as const;
  return (
    <>
      <Field {...field("password")} {...shared} label={label} />
      <Field {...field("confirmation")} {...shared} label={t("account.confirmPassword")} />
    </>
  );
}
