import { albumUrl } from "~/urls";
import type { Slide } from "../../server/upstreams/movie/model.ts";
import { Icon } from "./icons";
import { resized } from "./picture";
import { OutsideLink } from "./outside-link";
import { useSite, useT } from "./site-data";
import { SiteLink } from "./site-link";

/** What stands in the row; a page of ours may be named by its address. */
type Shown = Omit<Slide, "target"> & { target: Slide["target"] | { to: string } };

/** One wide row that snaps; it never moves by itself, and its arrows are links to the neighbouring slide. */
export function Slides({ slides }: { slides: Shown[] }) {
  const t = useT();
  if (slides.length === 0) return null;
  const total = slides.length;
  return (
    <section className="slides" aria-label={t("home.slides")}>
      {/* A row that scrolls can be scrolled by keys. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <ol tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.title} id={`slide-${index + 1}`}>
            <SlideTarget slide={slide} first={index === 0} />
            <p className="slide-arrows">
              <a href={`#slide-${index === 0 ? total : index}`}>
                <Icon name="left" />
                <span className="hidden">{t("home.previousSlide")}</span>
              </a>
              <span className="number">
                <span aria-hidden="true">
                  {index + 1} / {total}
                </span>
                <span className="hidden">{t("home.slide", { number: index + 1, total })}</span>
              </span>
              <a href={`#slide-${index + 1 === total ? 1 : index + 2}`}>
                <Icon name="right" />
                <span className="hidden">{t("home.nextSlide")}</span>
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SlideTarget({ slide, first }: { slide: Shown; first: boolean }) {
  const { lite } = useSite();
  const { target, image, title } = slide;
  const face =
    image !== null && !lite ? (
      <img
        {...resized(image, "(min-width: 1200px) 1200px, 100vw")}
        width={1280}
        height={420}
        alt={title}
        loading={first ? undefined : "lazy"}
        {...(first ? { fetchpriority: "high" } : {})}
      />
    ) : (
      <span className="slide-words">{title}</span>
    );
  if (target === null) return face;
  if ("href" in target) return <OutsideLink href={target.href}>{face}</OutsideLink>;
  const to = "to" in target ? target.to : albumUrl(target.movid);
  return <SiteLink to={to}>{face}</SiteLink>;
}
