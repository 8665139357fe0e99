import { Icon } from "~/ui/icons";
import { OutsideLink } from "~/ui/outside-link";
import { useSite, useT } from "~/ui/site-data";

/** The way to the app, where the site has one. */
export function AppLink() {
  const t = useT();
  const { frame } = useSite();
  if (frame.appDownload === null) return null;
  return (
    <OutsideLink className="app-link" href={frame.appDownload}>
      <Icon name="download" />
      {t("article.app")}
    </OutsideLink>
  );
}
