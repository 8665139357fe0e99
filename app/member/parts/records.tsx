import type { ReactNode } from "react";
import type { FormAnswer } from "~/forms/read-form";
import { homeUrl } from "~/urls";
import { Day } from "~/ui/day";
import { AskFirst } from "~/ui/form/ask-first";
import { FormFailure } from "~/ui/form/form-answer";
import { Pager } from "~/ui/pager";
import { Picture } from "~/ui/picture";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface ListProps {
  page: number;
  pages: number;
  /** Null where the host does not say. */
  total: number | null;
  /** What this list is for, where it is empty. */
  empty: string;
  to: (page: number) => string;
  clearTo?: string;
  /** Where to go from an empty list; the home page unless told otherwise. */
  start?: { to: string; name: string };
  answer: FormAnswer | undefined;
  /** The entries, as list items. */
  children: ReactNode[];
}

/** A member's list, page by page. */
export function Records(props: ListProps) {
  const { page, pages, total, empty, to, clearTo, answer, children } = props;
  const t = useT();
  const { start = { to: homeUrl(), name: t("member.start") } } = props;
  return (
    <>
      <FormFailure name="list" answer={answer} />
      {children.length > 0 ? (
        <ul className="records">{children}</ul>
      ) : (
        <p className="help">{total === 0 ? empty : t("member.pageEmpty")}</p>
      )}
      {total === 0 && (
        <SiteLink className="button" to={start.to}>
          {start.name}
        </SiteLink>
      )}
      <Pager page={page} pages={pages} to={to} />
      {clearTo !== undefined && total !== 0 && (
        <p className="record-clear">
          <SiteLink className="button" to={clearTo}>
            {t("member.clearAll")}
          </SiteLink>
        </p>
      )}
    </>
  );
}

interface RecordProps {
  title: string;
  to: string;
  thumb: string | null;
  at: number | null;
  /** Where its forms go: the page of the list it stands on. */
  action: string;
  /** What names it to the host. */
  entry: Record<string, number>;
  children: ReactNode;
}

/** One entry: picture, title, its facts, and the form that deletes it. */
export function Record({ title, to, thumb, at, action, entry, children }: RecordProps) {
  const t = useT();
  const href = useHref();
  const what = title || t("member.untitled");
  return (
    <li className="record">
      <Picture src={thumb} width={160} height={90} sizes="128px" />
      <div className="record-text">
        <h2>
          <SiteLink to={to} dir="auto">
            {what}
          </SiteLink>
        </h2>
        {children}
        {at !== null && (
          <p className="muted">
            <Day at={at} />
          </p>
        )}
      </div>
      <AskFirst words={t("member.delete")} label={t("member.deleteOf", { what })}>
        <form method="post" action={href(action)}>
          <input type="hidden" name="form" value="delete" />
          {Object.entries(entry).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button">{t("form.sure")}</button>
        </form>
      </AskFirst>
    </li>
  );
}

interface ClearProps {
  question: string;
  /** The list, which is also where the form goes. */
  list: string;
  answer: FormAnswer | undefined;
}

/** Clearing a list is asked about first, on a page of its own. */
export function ClearQuestion({ question, list, answer }: ClearProps) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <FormFailure name="list" answer={answer} />
      <form className="form" method="post" action={href(list)}>
        <input type="hidden" name="form" value="clear" />
        <p>{question}</p>
        <p className="actions">
          <button className="button primary">{t("member.clearAll")}</button>
          <SiteLink className="button" to={list}>
            {t("member.keep")}
          </SiteLink>
        </p>
      </form>
    </>
  );
}
