import type { FormAnswer } from "~/forms/read-form";
import { formatCount } from "~/i18n/format";
import { liveUrl } from "~/urls";
import { FormFailure } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { useHref, useSite, useT } from "~/ui/site-data";

interface Props {
  id: number;
  votes: number;
  answer: FormAnswer | undefined;
}

/** A vote for a room. */
export function VoteForm({ id, votes, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { language } = useSite();
  return (
    <div className="live-vote">
      <form method="post" action={href(liveUrl(id))}>
        <button className="button" name="intent" value="vote">
          <Icon name="heart" />
          {t("live.vote")}
          <span className="muted number">
            {formatCount(language, votes)}
            <span className="hidden"> {t("live.votes")}</span>
          </span>
        </button>
      </form>
      <FormFailure name="vote" answer={answer} />
    </div>
  );
}
