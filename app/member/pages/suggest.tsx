import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { memberOnly, suggestForm } from "../forms";
import { readFields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { Field } from "~/ui/field";
import { FormFailure, useField } from "~/ui/form-answer";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { useHref, useT } from "~/ui/site-data";
import { suggestUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.suggest", suggestUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return answerForm(site, await readFields(args.request), {
    name: "suggest",
    shape: suggestForm,
    send: ({ content, contact }) => site.pages.member.suggest(content, contact),
    to: suggestUrl(),
    says: "member.suggested",
  });
}

export default function Suggest() {
  const t = useT();
  const href = useHref();
  const answer = useActionData<typeof action>();
  const field = useField("suggest", answer);
  return (
    <MemberArea title={t("menu.suggest")}>
      <p className="muted">{t("member.suggestWhy")}</p>
      <FormFailure name="suggest" answer={answer} />
      <form className="form" method="post" action={href(suggestUrl())}>
        <Field
          {...field("content")}
          label={t("member.suggestContent")}
          lines={6}
          max={2_000}
          required
        />
        <Field
          {...field("contact")}
          label={t("member.suggestContact")}
          help={t("member.suggestContactHelp")}
          max={100}
        />
        <p className="actions">
          <button className="button primary">{t("member.suggestSend")}</button>
        </p>
      </form>
    </MemberArea>
  );
}
