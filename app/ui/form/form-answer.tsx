import { useLocation } from "@remix-run/react";
import type { FormAnswer } from "~/forms/read-form";
import type { FieldFace, FormFace } from "~/forms/form";
import type { MessageKey } from "~/i18n/translator";
import { loginUrl } from "~/urls";
import { useHref, useT } from "../site-data";

type Answer = FormAnswer | undefined;

/** What a field shows: its limits from its schema, and after its form came back what was typed and what is wrong. */
export interface FieldState extends FieldFace {
  id: string;
  name: string;
  value: string | undefined;
  error: MessageKey | undefined;
  focus: boolean;
}

/** The fields of a form, by their names; `value` is what stands there before anything was sent. */
export type Fields<Name extends string> = (field: Name, value?: string) => FieldState;

export function useFields<Name extends string>(
  { name, fields }: FormFace<Name>,
  answer: Answer,
): Fields<Name> {
  const mine = answer?.name === name ? answer : undefined;
  const first = Object.keys(mine?.errors ?? {})[0];
  return (field, value) => ({
    ...fields[field],
    id: `${name}-${field}`,
    name: field,
    // A form that came back has whatever was typed; what it has not was left empty, or is a secret.
    value: mine === undefined ? value : (mine.values[field] ?? (value && "")),
    error: mine?.errors[field],
    focus: first === field,
  });
}

/** What became of the form, above it and announced: a note, or why it did not get through; an ended session leads to the sign-in, in a new tab. */
export function FormFailure({ name, answer }: { name: string; answer: Answer }) {
  const t = useT();
  const href = useHref();
  const { pathname, search } = useLocation();
  const failure = answer?.name === name ? answer.failure : null;
  const note = answer?.name === name ? answer.note : undefined;
  if (note !== undefined) {
    return (
      <p className="form-note" role="status">
        {t(note)}
      </p>
    );
  }
  if (failure === null) return null;
  const { status, words, key = "form.unreachable", waitSeconds = 0 } = failure;
  const count = Math.ceil(waitSeconds / 60);
  return (
    <p className="form-error" role="alert" tabIndex={-1} autoFocus>
      {words ?? t(key, { count })}
      {status === 401 && (
        <>
          {" "}
          {/* What was typed stays in this tab. */}
          <a
            href={href(loginUrl({ redirectTo: pathname + search }))}
            target="_blank"
            rel="noopener"
          >
            {t("account.signIn")}
          </a>
        </>
      )}
    </p>
  );
}
