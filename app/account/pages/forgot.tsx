import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, giveBack, goOn, goOnOver } from "~/forms/answer-form";
import { emailForm, newPasswordForm, questionForm, sendCodeForm } from "../forms";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { checkFields, readFields, type Fields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { ForgotPage } from "../parts/forgot-page";
import { sendOrKeep } from "~/forms/send-or-keep";
import { fetchScreen, revalidatesAsPage } from "../parts/kept-by-dialog";
import { pageMeta } from "~/ui/page-meta";
import { forgotUrl, localPath, loginUrl, readQuery, accountPages } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("account.forgot"),
  canonical: forgotUrl(),
}));

/** Step 0 shows who one is, step 1 sets the password (docs/rules.md, sign-in 9). */
export async function loader(args: LoaderFunctionArgs): Promise<ForgotPage> {
  const site = await siteOf(args);
  await site.accountsOnly();
  const { language } = site.preferences;
  const { step } = readQuery(args.request, accountPages.forgot);
  const seo = await site.pages.shell.seo("forgot", { step: step ?? undefined });
  const page = { screen: "forgot" as const, language, seo };
  if (step === "password") {
    const pending = await site.cookies.pending();
    if (pending !== null && pending.kind !== "qr") return { ...page, step: "password" };
    throw await goOn(site, forgotUrl(), "account.stepOver");
  }
  if (step === "email") return { ...page, step: "email" };
  return { ...page, step: "question", questions: await site.pages.account.questions() };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await site.accountsOnly();
  const { account } = site.pages;
  const fields = await readFields(args.request);
  const { form: step, over } = fields;
  const form = step === "password" ? newPasswordForm : step === "email" ? emailForm : questionForm;
  if (wantsPicture(fields)) return givePicture(site, form, fields);
  const met = challengeAnswer(fields);

  if (step === "password") {
    const pending = await site.cookies.pending();
    if (pending === null || pending.kind === "qr") {
      return goOn(site, forgotUrl(), "account.stepOver");
    }
    return answerForm(site, fields, {
      form: newPasswordForm,
      send: async ({ password }) => {
        const failure = await account.reset(pending, password, met);
        if (failure !== null) return failure;
        await site.endSession();
        await site.cookies.proved(pending);
        return null;
      },
      to: over === undefined ? loginUrl({ type: "password" }) : localPath(over),
      says: "account.reset",
    });
  }
  if (step === "email" && fields["intent"] === "send") {
    return answerForm(site, fields, {
      form: sendCodeForm,
      send: ({ email }) => account.sendCode(email, met),
      note: "account.codeSent",
    });
  }
  const { proof, errors } = step === "email" ? byEmail(fields) : byQuestion(fields);
  if (proof === null) return giveBack(site, form, fields, { errors });
  const answer = await account.verify(proof, met);
  if ("failure" in answer) return giveBack(site, form, fields, answer);
  await site.cookies.setPending(answer.pending);
  if (over !== undefined) return goOnOver(form.name, forgotUrl("password"));
  return goOn(site, forgotUrl("password"));
}

function byEmail(fields: Fields) {
  const { sent, errors } = checkFields(fields, emailForm);
  return { proof: sent && { by: "email" as const, ...sent }, errors };
}

function byQuestion(fields: Fields) {
  const { sent, errors } = checkFields(fields, questionForm);
  return { proof: sent && { by: "question" as const, ...sent }, errors };
}

export const clientLoader = fetchScreen;
export const clientAction = sendOrKeep;
export const shouldRevalidate = revalidatesAsPage;

export default function Forgot() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ForgotPage page={page} answer={answer} />;
}
