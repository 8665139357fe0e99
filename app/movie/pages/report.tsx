import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { longestContact, longestReport } from "~/forms/limits";
import { reportForm } from "../forms";
import { readFields } from "~/forms/read-form";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { Field } from "~/ui/field";
import { FormFailure, useField } from "~/ui/form-answer";
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
    name: "report",
    shape: reportForm,
    send: (form) => site.pages.movie.report({ movid, urlid, ...form }),
    to: playerUrl(movid, urlid),
    says: "report.thanks",
  });
}

export default function Report() {
  const t = useT();
  const href = useHref();
  const { movid, album, episode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const field = useField("report", answer);
  return (
    <div className="wrap text-page">
      <h1>{t("report.title")}</h1>
      <p className="muted" dir="auto">
        {album} · {episode.title}
      </p>
      <FormFailure name="report" answer={answer} />
      <form className="form" method="post" action={href(reportUrl(movid, episode.urlid))}>
        <Field
          {...field("content")}
          label={t("report.content")}
          lines={6}
          max={longestReport}
          required
        />
        <Field
          {...field("contact")}
          label={t("report.contact")}
          help={t("report.contactHelp")}
          max={longestContact}
        />
        <p className="actions">
          <button className="button primary">{t("report.send")}</button>
          <a className="button" href={href(playerUrl(movid, episode.urlid))}>
            {t("report.back")}
          </a>
        </p>
      </form>
    </div>
  );
}
