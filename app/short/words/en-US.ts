import type { shortZh } from "./zh-CN";

export const shortEn = {
  all: "All",
  tags: "Browse by tag",
  random: "Surprise me",
  of: "From the channel",
  views: "{{number}} views",
  favour: "Keep",
  favoured: "Kept",
  favourAdded: "This short is kept for you",
  favourRemoved: "This short is no longer kept",
  more: "More shorts",
  empty: "There are no shorts under this tag yet.",
  emptyNext: "See all shorts",
  cannotPlay: "This short cannot be played right now. Try again later, or see the others below.",
  mineEmpty: "Keep a short that speaks to you, and it will wait for you here.",
  watch: "Watch shorts",
} satisfies typeof shortZh;
