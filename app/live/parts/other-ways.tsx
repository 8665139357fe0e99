import { useT } from "~/ui/site-data";
import type { RoomMedia } from "./media-of";
import { hlsType } from "./use-stream";

/** The room's files, and the stream's own address for players outside the browser. */
export function OtherWays({ media: { video, audio, stream } }: { media: RoomMedia }) {
  const t = useT();
  const files = [
    ...video
      .filter(({ type }) => type !== hlsType)
      .map(({ src }) => ({ src, name: "mp4" as const })),
    ...audio.map(({ src }) => ({ src, name: "mp3" as const })),
    ...(stream === null ? [] : [{ src: stream.src, name: "stream" as const }]),
  ];
  return (
    <ul className="chips">
      {files.map(({ src, name }) => (
        <li key={src}>
          <a href={src}>{t(`live.${name}`)}</a>
        </li>
      ))}
    </ul>
  );
}
