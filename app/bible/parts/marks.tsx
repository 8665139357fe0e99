import type { FormAnswer } from "~/forms/read-form";
import { loginUrl } from "~/urls";
import { chapterNoteForm } from "../forms";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { useHref, useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { inVersions, type ChapterPage } from "./chapter-page";

interface Props {
  page: ChapterPage;
  answer: FormAnswer | undefined;
}

/** The member's bookmark and note on this chapter; for a stranger, the way to sign in and back. */
export function ChapterMarks({ page, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame } = useSite();
  const field = useFields(chapterNoteForm, answer);
  const { mine, named } = page;
  const url = inVersions(page, named);
  // A form that came back is there, whatever can be known of accounts now.
  if (!frame.accountsOpen && answer === undefined) return null;
  // A member whose session ended while typing keeps the form.
  if (member === null && answer === undefined) {
    return (
      <p className="help reader-mine" id="mine">
        <SiteLink to={loginUrl({ redirectTo: href(url) })}>{t("bible.mark.signIn")}</SiteLink>
      </p>
    );
  }
  const bookmark = mine?.bookmark ?? null;
  const note = mine?.note ?? null;
  const action = `${href(url)}#mine`;
  return (
    <section id="mine" className="reader-mine" aria-label={t("bible.mark.title")}>
      <FormFailure name="bookmark" answer={answer} />
      <form method="post" action={action}>
        <input type="hidden" name="form" value="bookmark" />
        <input type="hidden" name="id" value={bookmark ?? 0} />
        <button
          className="button"
          name="intent"
          value={bookmark === null ? "add" : "remove"}
          aria-pressed={bookmark !== null}
        >
          <Icon name="heart" />
          {t(bookmark === null ? "bible.mark.add" : "bible.mark.added")}
        </button>
      </form>
      <details open={note !== null || answer?.name === "note"}>
        <summary>{t("bible.mark.note")}</summary>
        <FormFailure name="note" answer={answer} />
        <form className="form" method="post" action={action}>
          <input type="hidden" name="form" value="note" />
          <input type="hidden" name="id" value={answer?.values["id"] ?? note?.id ?? 0} />
          <Field
            {...field("content", note?.content ?? "")}
            label={t("bible.mark.label")}
            help={t("bible.mark.help")}
            lines={6}
          />
          <p className="actions">
            <button className="button primary">{t("bible.mark.save")}</button>
          </p>
        </form>
      </details>
    </section>
  );
}
