import type { FormAnswer } from "~/forms/read-form";
import { loginUrl } from "~/urls";
import { noteForm } from "../forms";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { useHref, useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  /** The player's address, where the form goes. */
  url: string;
  content: string;
  answer: FormAnswer | undefined;
}

/** The member's note on this episode, beside what plays. */
export function NoteForm({ url, content, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame } = useSite();
  const field = useFields(noteForm, answer);
  // A member whose session ended while typing keeps the form.
  const writing = member !== null || answer?.name === "note";
  if (!frame.accountsOpen && answer?.name !== "note") return null;
  return (
    <section id="note" className="shelf" aria-labelledby="note-title">
      <div className="shelf-head">
        <h2 id="note-title">{t("note.title")}</h2>
      </div>
      {writing ? (
        <>
          <FormFailure name="note" answer={answer} />
          <form className="form note-form" method="post" action={`${href(url)}#note`}>
            <Field {...field("content", content)} label={t("note.label")} lines={5} />
            <p className="actions">
              <button className="button primary">{t("note.save")}</button>
            </p>
          </form>
        </>
      ) : (
        <p className="help">
          <SiteLink to={loginUrl({ redirectTo: url })}>{t("note.signIn")}</SiteLink>
        </p>
      )}
    </section>
  );
}
