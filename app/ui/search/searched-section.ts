/** Whether a search from a page looks in the channels: beside live rooms, shorts and channels it does. */
export const searchesChannels = (pathname: string) =>
  /^\/(lives|shorts|channels)([/.]|$)/.test(pathname);
