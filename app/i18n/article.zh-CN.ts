export const articleZh = {
  title: "",
};
