export const channelZh = {
  title: "",
};
