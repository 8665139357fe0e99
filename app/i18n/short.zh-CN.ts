export const shortZh = {
  title: "",
};
