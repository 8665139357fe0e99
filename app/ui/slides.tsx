import type { Slide } from "../../server/http/target.ts";
import { Icon } from "./icons";
import { resized } from "./picture";
import { useSite, useT } from "./site-data";
import { TargetLink } from "./target-link";

/** One wide row that snaps; it never moves by itself, and its arrows are links to the neighbouring slide. */
export function Slides({ slides }: { slides: Slide[] }) {
  const t = useT();
  if (slides.length === 0) return null;
  const total = slides.length;
  return (
    <section className="slides" aria-label={t("home.slides")}>
      {/* A row that scrolls can be scrolled by keys. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <ol tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={`${slide.title} ${index}`} id={`slide-${index + 1}`}>
            <SlideFace
              slide={slide}
              name={slide.title || t("home.slide", { number: index + 1, total })}
              first={index === 0}
            />
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

function SlideFace({ slide, name, first }: { slide: Slide; name: string; first: boolean }) {
  const { lite } = useSite();
  const { target, image } = slide;
  const face =
    image !== null && !lite ? (
      <img
        {...resized(image, "(min-width: 1200px) 1200px, 100vw")}
        width={1280}
        height={420}
        alt={name}
        loading={first ? undefined : "lazy"}
        {...(first ? { fetchpriority: "high" } : {})}
      />
    ) : (
      <span className="slide-words">{name}</span>
    );
  return target === null ? face : <TargetLink target={target}>{face}</TargetLink>;
}
