import { articleUrl } from "~/urls";
import type { ChannelArticle } from "../../../server/upstreams/channel/model.ts";
import { Day } from "~/ui/day";
import { Marked } from "~/ui/marked";
import { Picture } from "~/ui/picture";
import { SiteLink } from "~/ui/site-link";

interface Props {
  articles: ChannelArticle[];
  heading?: "h2" | "h3";
  mark?: string;
}

/** Articles with how they begin. */
export function ArticleList({ articles, heading: Heading = "h3", mark = "" }: Props) {
  return (
    <ul className="channel-articles">
      {articles.map(({ id, title, thumb, intro, at }) => (
        <li key={id}>
          <SiteLink to={articleUrl(id)}>
            <Picture src={thumb} width={320} height={180} sizes="160px" />
            <div>
              <Heading dir="auto">
                <Marked text={title} words={mark} />
              </Heading>
              <p className="clamp muted" dir="auto">
                <Marked text={intro} words={mark} />
              </p>
              {at !== null && <Day className="muted number" at={at} />}
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
