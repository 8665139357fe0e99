import { gospelCategoryUrl, gospelUrl } from "~/urls";
import type { BookCategory } from "../../../server/upstreams/gospel/model.ts";
import { SideMenu } from "~/ui/reading/side-menu";
import { useT } from "~/ui/site-data";

interface Props {
  categories: BookCategory[];
  /** A category's id; "front" is the section's first page. */
  current?: number | "front" | undefined;
}

/** The kinds of books. */
export function BookMenu({ categories, current }: Props) {
  const t = useT();
  const entries = categories.map(({ id, name, flag }) => ({
    key: id,
    to: gospelCategoryUrl(id),
    name,
    badge: flag,
    current: id === current,
  }));
  const front = {
    key: "front",
    to: gospelUrl(),
    name: t("gospel.front"),
    current: current === "front",
  };
  return <SideMenu label={t("gospel.categories")} entries={[front, ...entries]} />;
}
