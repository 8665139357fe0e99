import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { suggestForm } from "../forms";
import { memberOnly } from "../lists.server";
import { readFields } from "~/forms/read-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { FeedbackForm } from "~/ui/form/feedback-form";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { useT } from "~/ui/site-data";
import { suggestUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.suggest", suggestUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return { seo: await site.pages.shell.seo("suggest") };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return answerForm(site, await readFields(args.request), {
    form: suggestForm,
    send: ({ content, contact }) => site.pages.member.suggest(content, contact),
    to: suggestUrl(),
    says: "member.suggested",
  });
}

export const clientAction = sendOrKeep;

export default function Suggest() {
  const t = useT();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.suggest")}>
      <p className="muted">{t("member.suggestWhy")}</p>
      <FeedbackForm
        form={suggestForm}
        url={suggestUrl()}
        words={{
          content: t("member.suggestContent"),
          contact: t("member.suggestContact"),
          contactHelp: t("member.suggestContactHelp"),
          send: t("member.suggestSend"),
        }}
        answer={answer}
      />
    </MemberArea>
  );
}
