import { useLocation } from "@remix-run/react";
import type { ParseKeys } from "i18next";
import type { FormAnswer } from "~/forms/answer-form";
import { loginUrl } from "~/urls";
import { useHref, useT } from "./site-data";

type Answer = FormAnswer | undefined;

/** What a field of the form `name` shows after it came back: the words typed, and what is wrong with them. */
export function useField(name: string, answer: Answer) {
  const mine = answer?.name === name ? answer : undefined;
  const first = Object.keys(mine?.errors ?? {})[0];
  return (field: string, value?: string) => ({
    id: `${name}-${field}`,
    name: field,
    value: mine?.values[field] ?? value,
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
        {t(note as ParseKeys)}
      </p>
    );
  }
  if (failure === null) return null;
  const { status, words, key = "form.unreachable", waitSeconds = 0 } = failure;
  const count = Math.ceil(waitSeconds / 60);
  return (
    <p className="form-error" role="alert" tabIndex={-1} autoFocus>
      {words ?? t(key as ParseKeys, { count })}
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
