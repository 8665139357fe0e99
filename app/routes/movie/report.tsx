import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { longestContact, longestReport, reportForm } from "~/forms/report";
import { readFields } from "~/forms/read-form";
import { translator } from "~/i18n/translator";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";
import { useHref, useT } from "~/ui/site-data";
import { inLanguage, playerUrl, reportUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [
        ...pageMeta(matches, {
          seo: null,
          title: translator(data.language)("report.title"),
          canonical: reportUrl(data.movid, data.episode.urlid),
        }),
        { name: "robots", content: "noindex" },
      ]
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const episode = await site.pages.movie.episode(movid, urlid);
  return { movid, ...episode, language: site.preferences.language };
}

/** A refusal, or a host that does not answer, gives the form back with every word in it. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const { values, errors, form } = await readFields(args.request, reportForm);
  if (form === null) return data({ values, errors, failure: null }, { status: 400 });
  const failure = await site.pages.movie.report({ movid, urlid, ...form });
  if (failure !== null) return data({ values, errors, failure }, { status: failure.status });
  const back = inLanguage(playerUrl(movid, urlid), site.preferences.language);
  const thanks = site.cookies.flash({ tone: "info", key: "report.thanks" });
  return redirect(back, { status: 303, headers: { "Set-Cookie": thanks } });
}

export default function Report() {
  const t = useT();
  const href = useHref();
  const { movid, album, episode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const field = (name: "content" | "contact") => ({
    name,
    value: answer?.values[name],
    error: answer?.errors[name],
    focus: Object.keys(answer?.errors ?? {})[0] === name,
  });
  return (
    <div className="wrap text-page">
      <h1>{t("report.title")}</h1>
      <p className="muted" dir="auto">
        {album} · {episode.title}
      </p>
      {answer?.failure && (
        <p className="form-error" role="alert">
          {answer.failure.words ?? t("form.unreachable")}
        </p>
      )}
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
