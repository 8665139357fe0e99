import type { HostName } from "../../../server/http/hosts.ts";
import type { Form } from "./forms.ts";

const album = "/content/view/movid/1001";
const chapter = "/bibles/0/43/3.html";
const collect = "movie POST /api/user.tv.collect";
const plays = "movie POST /api/user.tv.playrecord";
const heart = "channel POST /api/microvideo.collect/post";

type Row = [path: string, fields: Record<string, string>, write: string, needs?: HostName[]];

const rows = (articleId: number): Row[] => [
  [album, { intent: "add" }, `${collect}/add`],
  [album, { intent: "remove", id: "1" }, `${collect}/delete`],
  ["/lives/1/index.html", { intent: "vote" }, "live GET /api/live.room/vote"],
  [`/articles/${articleId}/index.html`, { intent: "like" }, "reading GET /v1/article/zan"],
  ["/channels/detail/1.html", { intent: "follow" }, "account GET /api/channel/subscribe"],
  ["/channels/detail/1.html", { intent: "unfollow" }, "account GET /api/channel/subscribe"],
  ["/shorts/index.html?id=3", { intent: "add" }, heart],
  ["/shorts/index.html?id=3", { intent: "remove" }, heart],
  ["/plays", { movid: "1001", urlid: "10001", seconds: "7", type: "1" }, `${plays}/report`],
  [chapter, { form: "bookmark", intent: "add" }, "account GET /api/favorite/add", ["bible"]],
  [
    ...([chapter, { form: "bookmark", intent: "remove", id: "1" }] as const),
    ...(["account GET /api/favorite/delete", ["bible"]] as [string, HostName[]]),
  ],
  ["/bibles", { id: "1" }, "account GET /api/history/delete"],
  ["/bibles", { id: "0" }, "account GET /api/history/clean"],
  ["/mine/playbacks", { form: "delete", urlid: "10001" }, `${plays}/delete`, ["movie"]],
  ["/mine/playbacks", { form: "clear" }, `${plays}/clear`, ["movie"]],
  ["/mine/favorites", { form: "delete", id: "1", movid: "1001" }, `${collect}/delete`, ["movie"]],
  ["/mine/favorites", { form: "clear" }, `${collect}/clear`, ["movie"]],
  [
    ...(["/mine/notes", { form: "delete", id: "1", urlid: "10001" }] as const),
    ...(["movie POST /api/user.tv.note/delete", ["movie"]] as [string, HostName[]]),
  ],
  ["/mine/shorts", { form: "delete", id: "3" }, heart, ["movie"]],
];

/** Forms that are a button: nothing was typed that could be lost. */
export const buttons = (articleId: number): Form[] =>
  rows(articleId).map(([path, fields, write, needs = []]) => ({
    name: `${path} ${fields["intent"] ?? fields["form"] ?? ""} ${write}`,
    path,
    // A member votes once; without a session every vote counts.
    from: path.startsWith("/lives") ? "stranger" : "member",
    write,
    needs,
    fields: () => fields,
    typed: [],
  }));
