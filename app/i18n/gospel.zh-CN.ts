export const gospelZh = {
  title: "",
};
