import { channelUrl } from "~/urls";
import type { Channel } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

export interface Letter {
  /** A to Z, or "#" for the rest. */
  letter: string;
  channels: Pick<Channel, "id" | "title" | "thumb" | "intro">[];
}

const anchorOf = (letter: string) => `letter-${letter === "#" ? "other" : letter}`;

/** Every channel under its letter, as the index of a book has it; the letters lead to their places. */
export function Letters({ letters }: { letters: Letter[] }) {
  const t = useT();
  return (
    <>
      <nav aria-label={t("channel.letters")}>
        <ul className="chips letters">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchorOf(letter)}`}>{letter === "#" ? t("channel.other") : letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="channel-index">
        {letters.map(({ letter, channels }) => (
          <section key={letter} id={anchorOf(letter)}>
            <h3>{letter === "#" ? t("channel.other") : letter}</h3>
            <ul>
              {channels.map(({ id, title, thumb, intro }) => (
                <li key={id}>
                  <SiteLink to={channelUrl(id)}>
                    <Picture src={thumb} width={48} height={48} sizes="44px" />
                    <span>
                      <strong dir="auto">{title}</strong>
                      <span className="muted one-line" dir="auto">
                        {intro}
                      </span>
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
