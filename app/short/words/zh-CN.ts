/** Words of short videos; "short" on its own stands under `community`. */
export const shortZh = {
  all: "全部",
  tags: "按标签浏览",
  random: "随便看一个",
  of: "来自频道",
  views: "{{number}} 次观看",
  favour: "收藏",
  favoured: "已收藏",
  favourAdded: "已收藏这个短视频",
  favourRemoved: "已取消收藏",
  more: "更多短视频",
  empty: "这个标签下还没有短视频。",
  emptyNext: "看看全部短视频",
  cannotPlay: "这个短视频现在无法播放，请稍后再试，或看看下面的其他短视频。",
  mineEmpty: "看到喜欢的短视频时点“收藏”，就会留在这里。",
  watch: "去看短视频",
};
