import { Field } from "~/ui/form/field";
import type { Fields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";

interface Props {
  field: Fields<"password" | "confirmation">;
  label: string;
}

/** A password and once more the same. */
export function NewPassword({ field, label }: Props) {
  const t = useT();
  return (
    <>
      <Field {...field("password")} autoComplete="new-password" label={label} />
      <Field
        {...field("confirmation")}
        autoComplete="new-password"
        label={t("account.confirmPassword")}
      />
    </>
  );
}
