import { useLocation } from "@remix-run/react";
import type { Posted, PostedField } from "~/forms/posted";
import { formStylesUrl } from "~/styles/form-styles";
import { homeUrl, registerUrl } from "~/urls";
import { MayBeRegistered } from "./may-be-registered";
import { Field } from "./field";
import { FormFailure } from "./form-answer";
import type { MessageKey } from "~/i18n/translator";
import { useT } from "../site-data";

const name = "again";

/** The form of a page that cannot be shown: every word that was typed, to be sent to the same address again. */
export function SendAgain({ posted }: { posted: Posted }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { fields, secrets, failure, note } = posted;
  const answer = { ...posted, name, values: {} };
  const redirectTo = fields.find((field) => field.name === "redirectTo")?.value ?? homeUrl();
  const upload = fields.some(({ kind }) => kind === "file");
  return (
    <section aria-labelledby="again-title" className="send-again">
      <link rel="stylesheet" href={formStylesUrl} />
      <h2 id="again-title">{t("again.title")}</h2>
      <p>{t("again.text")}</p>
      {secrets && <p>{t("again.secrets")}</p>}
      {(failure !== null || note !== undefined) && <FormFailure name={name} answer={answer} />}
      {pathname === registerUrl() && <MayBeRegistered failure={failure} redirectTo={redirectTo} />}
      <form
        className="form"
        method="post"
        action={pathname + search}
        encType={upload ? "multipart/form-data" : undefined}
      >
        {fields.map((field, place) => (
          <One
            key={place}
            field={field}
            id={`${name}-${place}`}
            error={posted.errors[field.name]}
          />
        ))}
        <p className="actions">
          <button className="button primary">{t("again.send")}</button>
        </p>
      </form>
    </section>
  );
}

interface Props {
  field: PostedField;
  id: string;
  error: MessageKey | undefined;
}

function One({ field, id, error }: Props) {
  const t = useT();
  const { name, value, kind } = field;
  if (kind === "hidden") return <input type="hidden" name={name} value={value} />;
  const label = t(field.label);
  if (kind === "file") {
    return (
      <p className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="file" name={name} />
      </p>
    );
  }
  // Nothing is cut or asked for here: the form's own page says what is wrong.
  return <Field {...{ id, name, kind, label, value, error }} lines={6} />;
}
