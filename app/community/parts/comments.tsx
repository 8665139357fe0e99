import type { FormAnswer } from "~/forms/read-form";
import { commentsUrl, commentUrl, type CommentKind } from "~/urls";
import type { CommentList } from "../../../server/pages/community.ts";
import { commentForm } from "../forms";
import { Day } from "~/ui/day";
import { Field } from "~/ui/form/field";
import { FormFailure, useFields } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { Pager } from "~/ui/pager";
import { useHref, useSite, useT } from "~/ui/site-data";

interface Props {
  kind: CommentKind;
  id: number;
  list: CommentList;
}

/** What people say about something, and the form to say something too. */
export function Comments({ kind, id, list }: Props) {
  const t = useT();
  const { frame } = useSite();
  return (
    <section id="comments" className="shelf comments" aria-labelledby="comments-title">
      <div className="shelf-head">
        <h2 id="comments-title">
          {list.total === null ? t("comment.some") : t("comment.title", { count: list.total })}
        </h2>
      </div>
      {frame.accountsOpen && <CommentForm kind={kind} id={id} />}
      <CommentsOf list={list} to={(page) => commentsUrl(kind, id, page)} />
    </section>
  );
}

interface FormProps {
  kind: CommentKind;
  id: number;
  /** What was written before signing in. */
  draft?: string | null;
  answer?: FormAnswer | undefined;
}

/** Anybody may write; a stranger's words are kept over the sign-in. */
export function CommentForm({ kind, id, draft, answer }: FormProps) {
  const t = useT();
  const href = useHref();
  const { member } = useSite();
  const field = useFields(commentForm, answer);
  return (
    <>
      <FormFailure name="comment" answer={answer} />
      <form className="form comment-form" method="post" action={href(commentUrl(kind, id))}>
        <Field
          {...field("content", draft ?? undefined)}
          label={t("comment.label")}
          help={member === null ? t("comment.signIn") : undefined}
          lines={3}
        />
        <p className="actions">
          <button className="button primary">{t("comment.send")}</button>
        </p>
      </form>
    </>
  );
}

interface CommentsOfProps {
  list: CommentList;
  /** Where another page of them is. */
  to: (page: number) => string;
}

export function CommentsOf({ list, to }: CommentsOfProps) {
  const t = useT();
  if (list.items.length === 0) return <p className="help">{t("comment.none")}</p>;
  return (
    <>
      <CommentItems items={list.items} />
      <Pager page={list.page} pages={list.pages} to={to} />
    </>
  );
}

function CommentItems({ items }: Pick<CommentList, "items">) {
  const t = useT();
  const { lite } = useSite();
  return (
    <ul className="comment-list">
      {items.map(({ id, name, avatar, at, content }) => (
        <li key={id}>
          <span className="comment-face">
            {avatar !== null && !lite ? (
              <img className="face" src={avatar} width={40} height={40} alt="" loading="lazy" />
            ) : (
              <Icon name="person" />
            )}
          </span>
          <div>
            <p className="comment-head">
              <strong dir="auto">{name || t("comment.somebody")}</strong>{" "}
              {at !== null && <Day className="muted" at={at} />}
            </p>
            <p className="comment-text" dir="auto">
              {content}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
