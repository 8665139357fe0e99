export const audioZh = {
  title: "",
};
