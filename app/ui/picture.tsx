import { Mark } from "./icons";
import { useSite } from "./site-data";

interface Props {
  src: string | null;
  width: number;
  height: number;
  /** Above the fold. */
  eager?: boolean;
}

/** A picture beside a text that says the same; a tinted placeholder where there is none, or in lite mode. */
export function Picture({ src, width, height, eager = false }: Props) {
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
        src={src}
        width={width}
        height={height}
        alt=""
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </span>
  );
}
