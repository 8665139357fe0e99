import type { Slide } from "../../../server/http/target.ts";
import { resized } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { TargetLink } from "~/ui/target-link";

/** Wide pictures that lead to books, side by side; on a phone a row to be pushed along. */
export function Banners({ banners }: { banners: Slide[] }) {
  const t = useT();
  const { lite } = useSite();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("gospel.banners")}>
      <ul className="book-banners">
        {banners.map(({ title, image, target }, index) => {
          const number = index + 1;
          const name = title || t("home.slide", { number, total: banners.length });
          const face =
            image !== null && !lite ? (
              <img
                {...resized(image, "(min-width: 1200px) 470px, 88vw")}
                width={1280}
                height={420}
                alt={name}
                loading={index < 2 ? undefined : "lazy"}
              />
            ) : (
              <span className="slide-words">{name}</span>
            );
          return (
            <li key={`${title} ${number}`}>
              {target === null ? face : <TargetLink target={target}>{face}</TargetLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
