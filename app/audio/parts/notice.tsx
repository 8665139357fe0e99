import { useEffect } from "react";
import { useT } from "~/ui/site-data";
import { player } from "~/ui/listening/player";
import type { Listening } from "~/ui/listening/playlist";

const shownMs = 3_000;

/** What went wrong, for three seconds; then nothing is left of it. */
export function AudioNotice({ notice }: Pick<Listening, "notice">) {
  const t = useT();
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => player().send({ do: "told" }), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  if (notice === null) return null;
  return (
    <div className="toast" role="alert">
      <p className="error">{t(`audio.notices.${notice.says}`)}</p>
    </div>
  );
}
