import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, giveBack, goOn } from "~/forms/answer-form";
import { passwordForm, sendSmsForm, smsForm } from "../forms";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { enter, redirectTarget } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { sendOrKeep } from "~/forms/send-or-keep";
import { fetchScreen, revalidatesAsPage } from "../parts/kept-by-dialog";
import { PasswordForm } from "../parts/password-form";
import { QrCode } from "../parts/qr-code";
import { SignInPage } from "../parts/sign-in-page";
import { SmsForm } from "../parts/sms-form";
import { pageMeta } from "~/ui/page-meta";
import { accountPages, captchaUrl, inLanguage, localPath, loginUrl, readQuery } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("account.signIn"),
  canonical: loginUrl(),
}));

/** Scanning a code is how the page opens (docs/rules.md, sign-in 1). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const { account } = site.pages;
  const redirectTo = redirectTarget(args.request);
  const { language } = site.preferences;
  if (site.signedIn()) throw redirect(inLanguage(redirectTo, language));
  const { type: asked, hold } = readQuery(args.request, accountPages.login);
  const page = {
    screen: "login" as const,
    redirectTo,
    language,
    smsLogin: site.smsLogin,
    demo: site.demo,
    seo: await site.pages.shell.seo("login", { type: asked ?? undefined }),
  };
  if (asked === "password") return { ...page, type: "password" as const };
  if (asked === "sms" && site.smsLogin) {
    const areas = await site.pages.member.areas();
    return { ...page, type: "sms" as const, asksPicture: account.asksPicture, areas };
  }
  const scanned = await site.scan();
  if ("entry" in scanned) throw await enter(site, scanned.entry, redirectTo);
  return { ...page, type: "qrcode" as const, code: scanned.code, hold: hold ?? false };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const { account } = site.pages;
  const fields = await readFields(args.request);
  const form = fields["form"] === "sms" && site.smsLogin ? smsForm : passwordForm;
  if (wantsPicture(fields)) return givePicture(site, form, fields);
  const met = challengeAnswer(fields);
  // Without the agreement nothing happens (docs/rules.md, sign-in 3).
  if (fields["agree"] === undefined) return giveBack(site, form, fields, {});

  if (form === smsForm && fields["intent"] === "send") {
    // There is a picture to read first, which has its own page.
    if (account.asksPicture) return goOn(site, captchaUrl(localPath(fields["redirectTo"])));
    return answerForm(site, fields, {
      form: sendSmsForm,
      send: ({ mobile, area }) => account.smsCode(mobile, area, noPicture, met),
      note: "account.codeSent",
    });
  }
  if (form === smsForm) {
    const { sent, errors } = checkFields(fields, smsForm);
    if (sent === null) return giveBack(site, form, fields, { errors });
    const answer = await account.signInBySms(sent.mobile, sent.area, sent.code, met);
    if ("entry" in answer) return enter(site, answer.entry, fields["redirectTo"]);
    return giveBack(site, form, fields, answer);
  }
  const { sent, errors } = checkFields(fields, passwordForm);
  if (sent === null) return giveBack(site, form, fields, { errors });
  const answer = await account.signIn(sent.account, sent.password, met);
  if ("entry" in answer) return enter(site, answer.entry, fields["redirectTo"]);
  return giveBack(site, form, fields, answer);
}

const noPicture = { key: "", value: "" };

export const clientLoader = fetchScreen;
export const clientAction = sendOrKeep;
export const shouldRevalidate = revalidatesAsPage;

export default function Login() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInPage page={page}>
      {page.type === "qrcode" && <QrCode {...page} />}
      {page.type === "password" && <PasswordForm answer={answer} redirectTo={page.redirectTo} />}
      {page.type === "sms" && <SmsForm {...page} answer={answer} />}
    </SignInPage>
  );
}
