import type { Words } from "../../content.ts";

/** What shorts are about; the order is that of the tags' page. */
export const tags = {
  prayer: { zh: "祷告", en: "Prayer" },
  psalms: { zh: "诗篇", en: "Psalms" },
  light: { zh: "光", en: "Light" },
  creation: { zh: "受造", en: "Creation" },
  comfort: { zh: "安慰", en: "Comfort" },
  hope: { zh: "盼望", en: "Hope" },
  family: { zh: "家庭", en: "Family" },
  following: { zh: "跟随", en: "Following" },
} satisfies Record<string, Words>;

export type Tag = keyof typeof tags;
