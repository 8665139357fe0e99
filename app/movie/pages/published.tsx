import { longList } from "../long-list.server";
import { LongList, longListMeta } from "../parts/long-list";

export const meta = longListMeta("published");
export const loader = longList("published");

export default function Published() {
  return <LongList list="published" />;
}
