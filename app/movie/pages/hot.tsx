import { longList } from "../long-list.server";
import { LongList, longListMeta } from "../parts/long-list";

export const meta = longListMeta("hot");
export const loader = longList("hot");

export default function Hot() {
  return <LongList list="hot" />;
}
