import { afterAll, beforeAll, describe, expect, test } from "vitest";
import "../../../app/i18n/languages.server.ts";
import { translator } from "../../../app/i18n/translator.ts";
import { closed, listen } from "../../../app/ui/listening/playlist.ts";
import { inLanguage, playerUrl, popupAdUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { formsSentTo, queriesTo } from "../../rigs/sent.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

describe("a view is counted", () => {
  test("as vodmp3 where an episode is heard, as vodmp4 where it is seen", async () => {
    const sent = formsSentTo(site.host, "/api/common.report/hit");
    const forms = () => sent.map((form) => Object.fromEntries(form));
    const files = { urlid: 1, mp4: "https://f.invalid/1.mp4", mp3: "https://f.invalid/1.mp3" };
    site.host.on("/api/tv.movie/url", reply(files));
    const heard = await ask(site.origin, playerUrl(1, 1, { medium: "audio" }));
    expect(heard.status).toBe(200);
    await expect.poll(forms).toEqual([{ ac: "vodmp3", id: "1" }]);
    const seen = await ask(site.origin, playerUrl(1, 1, { medium: "video" }));
    expect(seen.status).toBe(200);
    await expect.poll(() => forms().slice(1)).toEqual([{ ac: "vodmp4", id: "1" }]);
  });
});

describe("the popup ad", () => {
  const gg = "/api/common/gg";
  const ad = async (path: string) => {
    const { status, text } = await ask(site.origin, path);
    expect(status).toBe(200);
    return (JSON.parse(text) as { ad: unknown }).ad;
  };

  const one = { image_src: "https://f.invalid/ad.jpg", image_url: "https://there.invalid/" };

  test("is the one of the flag home", async () => {
    site.host.on(gg, reply(one));
    expect(await ad(popupAdUrl())).not.toBeNull();
    expect(queriesTo(site.host, gg).map((query) => query.get("flag"))).toEqual(["home"]);
  });

  test("is none where the host answers with another code than 1", async () => {
    site.host.on(gg, reply(one, 0, "今天没有"));
    expect(await ad(inLanguage(popupAdUrl(), "en-US"))).toBeNull();
  });
});

test("nothing to hear is told in both languages", () => {
  const items = [{ urlid: "a", title: "A", url: "" }];
  const list = { title: "album", artist: "", picture: null, items };
  const { playing, notice } = listen(closed, { do: "open", list, urlid: "a" });
  expect(playing).toBe(false);
  const key = `audio.notices.${notice?.says ?? "failed"}` as const;
  expect(translator("en-US")(key)).toBe("No audio available");
  expect(translator("zh-CN")(key)).toBe("当前没有可播放的音频");
});
