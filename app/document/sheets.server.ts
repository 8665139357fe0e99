import audio from "~/audio/styles/audio.css?inline";
import audioUrl from "~/audio/styles/audio.css?url";
import bible from "~/bible/styles/bible.css?inline";
import bibleUrl from "~/bible/styles/bible.css?url";
import channel from "~/channel/styles/channel.css?inline";
import channelUrl from "~/channel/styles/channel.css?url";
import community from "~/community/styles/community.css?inline";
import communityUrl from "~/community/styles/community.css?url";
import gospel from "~/gospel/styles/gospel.css?inline";
import gospelUrl from "~/gospel/styles/gospel.css?url";
import live from "~/live/styles/live.css?inline";
import liveUrl from "~/live/styles/live.css?url";
import member from "~/member/styles/member.css?inline";
import memberUrl from "~/member/styles/member.css?url";
import forms from "~/styles/forms.css?inline";
import formsUrl from "~/styles/forms.css?url";
import reading from "~/styles/reading.css?inline";
import readingUrl from "~/styles/reading.css?url";
import site from "~/styles/site.css?inline";
import siteUrl from "~/styles/site.css?url";
import { readSheet, type Sheet } from "./sheet";

/** The rules of every stylesheet that a page may link to, by its address. */
export const sheets: ReadonlyMap<string, Sheet> = new Map(
  [
    [audioUrl, audio],
    [bibleUrl, bible],
    [channelUrl, channel],
    [communityUrl, community],
    [formsUrl, forms],
    [gospelUrl, gospel],
    [liveUrl, live],
    [memberUrl, member],
    [readingUrl, reading],
    [siteUrl, site],
  ].map(([url = "", text = ""]) => [url, readSheet(text)]),
);
