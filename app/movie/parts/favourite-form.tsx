import { albumUrl } from "~/urls";
import { HeartForm } from "~/ui/form/heart-form";
import { useT } from "~/ui/site-data";

interface Props {
  movid: number;
  /** The favourite's id, or null where the album is none. */
  favourite: number | null;
}

/** Puts an album among the favourites, or takes it out. */
export function FavouriteForm({ movid, favourite }: Props) {
  const t = useT();
  const added = favourite !== null;
  return (
    <HeartForm
      url={albumUrl(movid)}
      added={added}
      words={t(added ? "album.favoured" : "album.favour")}
    >
      <input type="hidden" name="id" value={favourite ?? 0} />
    </HeartForm>
  );
}
