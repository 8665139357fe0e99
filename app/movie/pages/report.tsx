import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { reportForm } from "../forms";
import { readFields } from "~/forms/read-form";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { FeedbackForm } from "~/ui/form/feedback-form";
import { pageMeta } from "~/ui/page-meta";
import { useHref, useT } from "~/ui/site-data";
import { playerUrl, reportUrl } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>(({ movid, episode }, t) => ({
  title: t("report.title"),
  canonical: reportUrl(movid, episode.urlid),
  unlisted: true,
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const episode = await site.pages.movie.episode(movid, urlid);
  return { movid, ...episode };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  return answerForm(site, await readFields(args.request), {
    form: reportForm,
    send: (form) => site.pages.movie.report({ movid, urlid, ...form }),
    to: playerUrl(movid, urlid),
    says: "report.thanks",
  });
}

export const clientAction = sendOrKeep;

export default function Report() {
  const t = useT();
  const href = useHref();
  const { movid, album, episode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap text-page">
      <h1>{t("report.title")}</h1>
      <p className="muted" dir="auto">
        {album} · {episode.title}
      </p>
      <FeedbackForm
        form={reportForm}
        url={reportUrl(movid, episode.urlid)}
        words={{
          content: t("report.content"),
          contact: t("report.contact"),
          contactHelp: t("report.contactHelp"),
          send: t("report.send"),
        }}
        answer={answer}
      >
        <a className="button" href={href(playerUrl(movid, episode.urlid))}>
          {t("report.back")}
        </a>
      </FeedbackForm>
    </div>
  );
}
