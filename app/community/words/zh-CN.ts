/** Words of comments, and of what live rooms, shorts and channels have in common. */
export const communityZh = {
  menu: "直播、短视频与频道",
  live: "直播",
  short: "短视频",
  channel: "频道",
  myChannels: "我的频道",
};

export const commentZh = {
  title: "留言（{{count}}）",
  some: "留言",
  on: "留言：{{what}}",
  label: "写下您的留言",
  signIn: "发表前请先登录，您写的内容会保留。",
  send: "发表留言",
  sent: "留言成功",
  empty: "留言内容不能为空",
  none: "还没有留言，欢迎写下第一条。",
  somebody: "一位弟兄姊妹",
  back: "返回",
};
