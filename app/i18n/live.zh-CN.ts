export const liveZh = {
  title: "",
};
