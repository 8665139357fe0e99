import { authorUrl } from "~/urls";
import type { Artist } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "~/ui/picture";
import { SiteLink } from "~/ui/site-link";

/** Who speaks in a channel, as round portraits. */
export function ArtistRow({ artists }: { artists: Artist[] }) {
  return (
    <ul className="portraits">
      {artists.map(({ id, name, thumb }) => (
        <li key={id}>
          <SiteLink to={authorUrl(id)}>
            <Picture src={thumb} width={96} height={96} sizes="80px" />
            <span dir="auto">{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
