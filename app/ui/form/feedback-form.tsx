import type { ReactNode } from "react";
import type { FormAnswer } from "~/forms/read-form";
import type { FormFace } from "~/forms/form";
import { Field } from "./field";
import { FormFailure, useFields } from "./form-answer";
import { useHref } from "../site-data";

interface Props {
  form: FormFace<"content" | "contact">;
  /** Its page, where it also goes. */
  url: string;
  words: Record<"content" | "contact" | "contactHelp" | "send", string>;
  answer: FormAnswer | undefined;
  /** What else there is to do. */
  children?: ReactNode;
}

/** Says something to the people behind the site. */
export function FeedbackForm({ form, url, words, answer, children }: Props) {
  const href = useHref();
  const field = useFields(form, answer);
  return (
    <>
      <FormFailure name={form.name} answer={answer} />
      <form className="form" method="post" action={href(url)}>
        <Field {...field("content")} label={words.content} lines={6} />
        <Field {...field("contact")} label={words.contact} help={words.contactHelp} />
        <p className="actions">
          <button className="button primary">{words.send}</button>
          {children}
        </p>
      </form>
    </>
  );
}
