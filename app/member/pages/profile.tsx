import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { memberOnly } from "../lists.server";
import { changeProfile, profileOf } from "../profile.server";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { EmailSetting, MobileSetting } from "../parts/contact-settings";
import { AvatarSetting, NicknameSetting } from "../parts/face-settings";
import { memberMeta } from "../parts/member-meta";
import { PasswordSetting, QuestionSetting } from "../parts/secret-settings";
import { useT } from "~/ui/site-data";
import { mineUrl, readQuery, memberPages } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.profile", mineUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const [page, seo] = await Promise.all([
    profileOf(site, args.request),
    site.pages.shell.seo("mine"),
  ]);
  const setPassword = readQuery(args.request, memberPages.mine).pwd ?? false;
  return { ...page, setPassword, seo };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return changeProfile(site, args.request);
}

export const clientAction = sendOrKeep;

export default function Profile() {
  const t = useT();
  const { profile, avatars, areas, questions, setPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.profile")}>
      <div className="settings">
        <AvatarSetting {...{ profile, avatars, answer }} />
        <NicknameSetting {...{ profile, answer }} />
        <p className="setting setting-face">
          <span className="setting-name">{t("member.username")}</span>
          <span dir="auto">{profile.username}</span>
        </p>
        <EmailSetting {...{ profile, answer }} />
        <MobileSetting {...{ profile, areas, answer }} />
        <PasswordSetting {...{ profile, answer }} asked={setPassword} />
        <QuestionSetting {...{ profile, questions, answer }} />
      </div>
    </MemberArea>
  );
}
