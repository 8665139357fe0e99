import type { FormAnswer } from "~/forms/read-form";
import { formatCount } from "~/i18n/format";
import { channelUrl, shortsUrl } from "~/urls";
import type { ShortPage } from "../../../server/pages/shorts.ts";
import { ShortGrid } from "~/ui/grids";
import { FormFailure } from "~/ui/form/form-answer";
import { HeartForm } from "~/ui/form/heart-form";
import { Pager } from "~/ui/pager";
import { EpisodeSteps } from "~/ui/player/parts";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { ShortStage } from "./stage";

interface Props {
  page: ShortPage;
  tag: string;
  answer: FormAnswer | undefined;
}

/** A clip, its neighbours, and the list it comes from. */
export function ShortScreen({ page, tag, answer }: Props) {
  const t = useT();
  const { language } = useSite();
  const { short, favourite, previous, next, shorts, starts } = page;
  const to = (id: number) => shortsUrl({ tag, id });
  const step = (id: number | null) => (id === null ? null : to(id));
  return (
    <>
      <div className="short-place">
        <ShortStage key={short.id} short={short} />
        <div className="short-head">
          <h1 dir="auto">{short.title}</h1>
          <p className="facts muted">
            {short.tag !== "" && (
              <SiteLink to={shortsUrl({ tag: short.tag })}>{short.tag}</SiteLink>
            )}
            {short.hits > 0 && (
              <span className="number">
                {t("short.views", { number: formatCount(language, short.hits) })}
              </span>
            )}
          </p>
          {short.intro !== "" && <p dir="auto">{short.intro}</p>}
          {short.channel !== null && (
            <p>
              {t("short.of")}{" "}
              <SiteLink to={channelUrl(short.channel.id)}>{short.channel.title}</SiteLink>
            </p>
          )}
          <FormFailure name="favourite" answer={answer} />
          <div className="actions">
            <HeartForm
              url={to(short.id)}
              added={favourite}
              words={t(favourite ? "short.favoured" : "short.favour")}
            />
            <SiteLink className="button" to={shortsUrl({ tag })}>
              {t("short.random")}
            </SiteLink>
          </div>
          <EpisodeSteps previous={step(previous)} next={step(next)} />
        </div>
      </div>
      <section className="shelf" aria-labelledby="more-shorts">
        <div className="shelf-head">
          <h2 id="more-shorts">{tag || t("short.more")}</h2>
        </div>
        <ShortGrid shorts={shorts} tag={tag} current={short.id} />
        <Pager
          page={page.page}
          pages={page.pages}
          to={(number) => to(starts[number - 1] ?? short.id)}
        />
      </section>
    </>
  );
}
