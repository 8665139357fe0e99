import type { DatabaseSync } from "node:sqlite";
import { escapeXml } from "../art/text.ts";
import { demoMembers } from "./tickets.ts";

const shown = 50;

/** The page a phone would show: who is signing in. */
export function ticketPage(db: DatabaseSync): string {
  const items = demoMembers(db).map(({ username, nickname }) => {
    const name = escapeXml(`${nickname} (${username})`);
    return `<li><a rel="nofollow" href="?as=${encodeURIComponent(username)}">${name}</a></li>`;
  });
  return page(
    "扫码登录 · Sign in by QR code",
    `<p>这里代替手机应用：选择要登录的会员。<br><span lang="en">This stands in for the phone app: choose who signs in.</span></p>
    <ul>${items.join("")}</ul>`,
  );
}

export const confirmedPage = page(
  "已确认 · Confirmed",
  `<p>请回到原来的页面。<br><span lang="en">Go back to the page you came from.</span></p>`,
);

export const expiredPage = page(
  "二维码已过期 · This code has expired",
  `<p>请刷新二维码后再试。<br><span lang="en">Refresh the code and try again.</span></p>`,
);

/** The last letters and short messages, newest first. */
export function outboxPage(db: DatabaseSync): string {
  const rows = db
    .prepare("SELECT * FROM outbox ORDER BY id DESC LIMIT ?")
    .all(shown)
    .map((row) => {
      const time = new Date(Number(row["createtime"]) * 1000).toISOString();
      const [to, text] = [escapeXml(String(row["recipient"])), escapeXml(String(row["text"]))];
      return `<tr><td>${to}</td><td>${text}</td><td><time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time></td></tr>`;
    });
  return page(
    "发件箱 · Outbox",
    `<p>示范主机不寄信，也不发短信；验证码都在这里。<br><span lang="en">The demo hosts send no mail and no messages; their codes are here.</span></p>
    <table><thead><tr><th>收件人 To</th><th>内容 Text</th><th>时间 Time</th></tr></thead>
    <tbody>${rows.join("")}</tbody></table>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}td,th{text-align:left;padding:.3rem 1rem .3rem 0;vertical-align:top;border-bottom:1px solid #ddd}a{color:#0b5a8a}li{padding:.4rem 0}</style>
</head><body><main><h1>${title}</h1>
${body}</main></body></html>
`;
}
