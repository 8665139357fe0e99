import type { FormAnswer } from "~/forms/read-form";
import { formatCount } from "~/i18n/format";
import { articleUrl, loginUrl, pressedUrl } from "~/urls";
import { FormFailure } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { useHref, useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  id: number;
  likes: number;
  liked: boolean;
  answer: FormAnswer | undefined;
}

/** A heart that is a form, and how many gave theirs; for a stranger, the way to sign in, and then it is done. */
export function LikeForm({ id, likes, liked, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame, language } = useSite();
  const words = (
    <>
      <Icon name="heart" />
      {t(liked ? "article.liked" : "article.like")}
    </>
  );
  return (
    <div className="likes" id="like">
      <FormFailure name="like" answer={answer} />
      {member !== null ? (
        <form method="post" action={href(articleUrl(id))}>
          <button className="button" name="intent" value="like" aria-pressed={liked}>
            {words}
          </button>
        </form>
      ) : (
        frame.accountsOpen && (
          <SiteLink
            className="button"
            to={loginUrl({ redirectTo: pressedUrl(articleUrl(id), "like") })}
          >
            {words}
          </SiteLink>
        )
      )}
      {likes > 0 && (
        <span className="muted number">
          {t("article.likes", { count: likes, number: formatCount(language, likes) })}
        </span>
      )}
    </div>
  );
}
