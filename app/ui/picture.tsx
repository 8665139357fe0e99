import { cardWidths, imageUrl, wideWidths, type ImageWidth } from "~/urls";
import { Mark } from "./icons";
import { useSite } from "./site-data";

interface Props {
  src: string | null;
  width: number;
  height: number;
  /** Above the fold. */
  eager?: boolean;
  /** How wide the layout shows it. */
  sizes?: string;
}

const cardSizes = "(min-width: 700px) 190px, 45vw";

/** A picture beside a text that says the same; a tinted placeholder where there is none, or in lite mode. */
export function Picture({ src, width, height, eager = false, sizes = cardSizes }: Props) {
  const { lite } = useSite();
  if (src === null || lite) {
    return (
      <span className="picture blank">
        <Mark />
      </span>
    );
  }
  return (
    <span className="picture">
      <img
        {...resized(src, sizes, cardWidths)}
        width={width}
        height={height}
        alt=""
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </span>
  );
}

/** Pictures come through our own resizing route; drawings of our own hosts need none. */
export function resized(src: string, sizes: string, widths: readonly ImageWidth[] = wideWidths) {
  if (isDrawing(src)) return { src };
  const [first = 320, ...others] = widths;
  if (others.length === 0) return { src: imageUrl(src, first) };
  const srcSet = widths.map((width) => `${imageUrl(src, width)} ${width}w`).join(", ");
  return { src: imageUrl(src, first), srcSet, sizes };
}

/** A picture in one width, such as what stands behind a player. */
export const resizedTo = (src: string, width: ImageWidth) =>
  isDrawing(src) ? src : imageUrl(src, width);

const isDrawing = (src: string) => src.startsWith("/") && /\.svg(\?|$)/.test(src);
