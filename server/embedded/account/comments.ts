import type { DatabaseSync } from "node:sqlite";
import { addComment, canBeCommented } from "../channel/comments.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { whole } from "./mark-rows.ts";
import { memberOf } from "./members.ts";

const longest = 1_000;

/** `api/comment`: what a member says about a channel or a live room; the channel host tells it. */
export function commentCalls(db: DatabaseSync) {
  return {
    "POST api/comment/create": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const [mid, itemId] = [whole(call, "mid"), whole(call, "item_id")];
      const content = field(call, "content").trim();
      if (content === "") throw new Refusal(1, "Comment can not be empty");
      if ([...content].length > longest) throw new Refusal(1, `评论不能超过 ${longest} 个字符`);
      if (!canBeCommented(db, mid, itemId)) throw new Refusal(1, "评论的内容不存在");
      return { id: addComment(db, { mid, itemId, userid, content }) };
    },
  };
}
