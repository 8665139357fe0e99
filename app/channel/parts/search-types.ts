/** Channels, albums, shorts, articles. */
export const channelSearchTypes = [1, 2, 3, 4] as const;
