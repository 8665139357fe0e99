import { longList } from "../long-list.server";
import { LongList, longListMeta } from "../parts/long-list";

export const meta = longListMeta("recommended");
export const loader = longList("recommended");

export default function Recommended() {
  return <LongList list="recommended" />;
}
