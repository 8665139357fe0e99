import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startEmbedded } from "../../../server/embedded/start.ts";
import { laySeed } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { dataFolder } from "./movie-rig.ts";

// What comes back is asserted, not used.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Reply = { code: number; msg: string; data: any };

/** The embedded hosts over a folder of their own, and plain calls on them. */
export async function openHosts() {
  const folder = dataFolder();
  laySeed(folder.path);
  const embedded = await startEmbedded(folder.path);
  const origin = (host: "account" | "movie" | "feedback") => embedded.places[host].base.origin;

  /** `GET path` or `POST path`; the fields go where the method has them. */
  const caller =
    (host: "account" | "movie" | "feedback") =>
    async (call: string, fields: Record<string, unknown> = {}, token = ""): Promise<Reply> => {
      const [method = "GET", path = ""] = call.split(" ");
      const sent = new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      );
      if (host === "account" && token !== "") sent.set("token", token);
      const { text } = await ask(
        origin(host),
        method === "GET" ? `/${path}?${sent}` : `/${path}?lang=${String(fields["lang"] ?? "zh")}`,
        {
          method,
          headers: {
            ...(host === "movie" && token !== "" ? { token } : {}),
            ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
          },
          ...(method === "POST" && { body: String(sent) }),
        },
      );
      return JSON.parse(text) as Reply;
    };

  const query = (sql: string, ...values: (string | number)[]) => {
    const db = new DatabaseSync(join(folder.path, "embedded.sqlite"), { timeout: 2_000 });
    const rows = db.prepare(sql).all(...values);
    db.close();
    return rows;
  };

  const account = caller("account");
  return {
    embedded,
    folder,
    origin,
    account,
    movie: caller("movie"),
    feedback: caller("feedback"),
    query,
    get: (host: "account" | "movie", path: string) => ask(origin(host), path),
    /** The code last sent to somebody. */
    code(recipient: string): string {
      const [row] = query(
        "SELECT text FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1",
        recipient,
      );
      return /\d{6}/.exec(String(row?.["text"]))?.[0] ?? "none";
    },
    /** As if the wait after a code were over. */
    skipWait: () => query("UPDATE code SET sent = sent - 60 RETURNING 1"),
    /** What the last captcha shows. */
    captcha: async () => {
      const { data } = await account("GET api/captcha/image64");
      const [row] = query("SELECT digits FROM captcha WHERE key = ?", data.key);
      return { captcha_key: String(data.key), captcha_val: String(row?.["digits"]) };
    },
    async signIn(passport = "demo", password = "gospel123"): Promise<string> {
      return (await account("POST apiv2/login", { passport, password })).data?.token ?? "";
    },
    async close() {
      await embedded.close();
      folder.remove();
    },
  };
}
