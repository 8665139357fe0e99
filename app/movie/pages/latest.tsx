import { longList } from "../long-list.server";
import { LongList, longListMeta } from "../parts/long-list";

export const meta = longListMeta("latest");
export const loader = longList("latest");

export default function Latest() {
  return <LongList list="latest" />;
}
