import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveBack, goOn } from "~/forms/answer-form";
import { captchaForm, smsForm, toCaptchaForm } from "../forms";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { redirectTarget } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { CaptchaForm } from "../parts/captcha-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { fetchScreen } from "../parts/kept-by-dialog";
import { SmsForm } from "../parts/sms-form";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { captchaUrl, localPath, loginUrl } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>((_, t) => ({
  title: t("account.captcha"),
  canonical: captchaUrl(),
  unlisted: true,
}));

/** The picture that a host wants read before it sends a text message (docs/rules.md, sign-in 13). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const redirectTo = redirectTarget(args.request);
  const { account, member } = site.pages;
  const open = site.smsLogin && account.asksPicture;
  if (site.smsLogin && !open) {
    throw await goOn(site, loginUrl({ type: "sms", redirectTo }));
  }
  const [captcha, areas] = open
    ? await Promise.all([account.captcha(), member.areas()])
    : [null, []];
  return { open, redirectTo, captcha, areas };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const { account } = site.pages;
  const fields = await readFields(args.request);
  const redirectTo = localPath(fields["redirectTo"]);
  if (!site.smsLogin || !account.asksPicture) return goOn(site, captchaUrl(redirectTo));
  if (wantsPicture(fields)) return givePicture(site, captchaForm, fields);
  if (fields["agree"] === undefined) return giveBack(site, captchaForm, fields, {});
  // From the sign-in, or for another picture: nothing was read yet.
  if (fields["form"] !== captchaForm.name || fields["intent"] === "another") {
    const { errors, sent } = checkFields(fields, toCaptchaForm);
    if (sent === null) return giveBack(site, toCaptchaForm, fields, { errors });
    return giveBack(site, toCaptchaForm, fields, { note: "account.pictureFirst" });
  }
  const { sent, errors } = checkFields(fields, captchaForm);
  if (sent === null) return giveBack(site, captchaForm, fields, { errors });
  const read = { key: sent.hostCaptchaKey, value: sent.hostCaptcha };
  const failure = await account.smsCode(sent.mobile, sent.area, read, challengeAnswer(fields));
  if (failure !== null) return giveBack(site, captchaForm, fields, { failure });
  return giveBack(site, smsForm, fields, { note: "account.codeSent" });
}

export const clientAction = sendOrKeep;

/** The picture alone, for its button. */
export const clientLoader = fetchScreen;

export default function CaptchaPage() {
  const t = useT();
  const { open, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { redirectTo } = page;
  const sent = answer?.name === smsForm.name;
  const back = loginUrl({ type: open ? "sms" : "password", redirectTo });
  return (
    <div className="wrap sign-in-page">
      <h1>{t(sent ? "account.bySms" : "account.captcha")}</h1>
      {!open && <p className="help">{t("account.smsOff")}</p>}
      {sent && <SmsForm {...page} answer={answer} asksPicture />}
      {open && !sent && <CaptchaForm {...page} answer={answer} />}
      <p>
        <SiteLink to={back}>{t("account.signIn")}</SiteLink>
      </p>
    </div>
  );
}
