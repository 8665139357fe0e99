import type { LiveState } from "../../../server/upstreams/live/model.ts";
import { useT } from "~/ui/site-data";

/** A dot and a word; nothing for a state nobody knows. */
export function StateBadge({ state }: { state: LiveState | null }) {
  const t = useT();
  if (state === null) return null;
  return (
    <span className="live-badge" data-state={state}>
      <span className="live-dot" />
      {t(`live.state.${state}`)}
    </span>
  );
}
