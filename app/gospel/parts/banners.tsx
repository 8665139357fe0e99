import { bookUrl } from "~/urls";
import { resized } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Banner {
  title: string;
  image: string | null;
  bookId: number;
}

/** Wide pictures that lead to books, side by side; on a phone a row to be pushed along. */
export function Banners({ banners }: { banners: Banner[] }) {
  const t = useT();
  const { lite } = useSite();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("gospel.banners")}>
      <ul className="book-banners">
        {banners.map(({ title, image, bookId }, index) => (
          <li key={`${bookId} ${index}`}>
            <SiteLink to={bookUrl(bookId)}>
              {image !== null && !lite ? (
                <img
                  {...resized(image, "(min-width: 1200px) 470px, 88vw")}
                  width={1280}
                  height={420}
                  alt={title}
                  loading={index < 2 ? undefined : "lazy"}
                />
              ) : (
                <span className="slide-words">{title}</span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
