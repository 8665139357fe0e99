import { useFetcher } from "@remix-run/react";
import type { FormAnswer } from "~/forms/read-form";
import { formatCount } from "~/i18n/format";
import { liveUrl } from "~/urls";
import { FormFailure } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { useHref, useSite, useT } from "~/ui/site-data";

interface Props {
  id: number;
  votes: number;
  /** What the page came back with, where scripts are off. */
  answer: FormAnswer | undefined;
}

/** A form like any other; with scripts it goes out beside the page, so that what plays plays on. */
export function VoteForm({ id, votes, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { language } = useSite();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="live-vote">
      <fetcher.Form method="post" action={href(liveUrl(id))} preventScrollReset>
        <button className="button" name="intent" value="vote" disabled={fetcher.state !== "idle"}>
          <Icon name="heart" />
          {t("live.vote")}
          <span className="muted number">
            {formatCount(language, votes)}
            <span className="hidden"> {t("live.votes")}</span>
          </span>
        </button>
      </fetcher.Form>
      <FormFailure name="vote" answer={fetcher.data ?? answer} />
    </div>
  );
}
