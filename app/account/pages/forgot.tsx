import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, giveBack, goOn, goOnOver } from "~/forms/answer-form";
import { emailForm, newPasswordForm, questionForm, sendCodeForm } from "../forms";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { accountsOnly } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { ForgotPage } from "../parts/forgot-page";
import { fetchScreen, revalidatesAsPage, sendOrKeep } from "../parts/kept-by-dialog";
import { pageMeta } from "~/ui/page-meta";
import { forgotUrl, localPath, loginUrl } from "~/urls";

export const links = formStyles;

export const meta = pageMeta<typeof loader>((_, t) => ({
  title: t("account.forgot"),
  canonical: forgotUrl(),
}));

/** Step 0 shows who one is, step 1 sets the password (spec 1, section 4). */
export async function loader(args: LoaderFunctionArgs): Promise<ForgotPage> {
  const site = await siteOf(args);
  await accountsOnly(site);
  const { language } = site.preferences;
  const page = { screen: "forgot" as const, language };
  const step = new URL(args.request.url).searchParams.get("step");
  if (step === "password") {
    const pending = await site.pending();
    if (pending !== null && pending.kind !== "qr") return { ...page, step: "password" };
    throw await goOn(site, forgotUrl(), "account.stepOver");
  }
  if (step === "email") return { ...page, step: "email" };
  return { ...page, step: "question", questions: await site.pages.account.questions() };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await accountsOnly(site);
  const { account } = site.pages;
  const fields = await readFields(args.request);
  const { form: step, over } = fields;
  if (wantsPicture(fields)) return givePicture(site, step ?? "question", fields);
  const met = challengeAnswer(fields);

  if (step === "password") {
    const pending = await site.pending();
    if (pending === null || pending.kind === "qr") {
      return goOn(site, forgotUrl(), "account.stepOver");
    }
    return answerForm(site, fields, {
      name: "password",
      shape: newPasswordForm,
      send: async ({ password }) => {
        const failure = await account.reset(pending, password, met);
        if (failure === null) await site.endSession();
        return failure;
      },
      to: over === undefined ? loginUrl({ type: "password" }) : localPath(over),
      says: "account.reset",
      cookies: await site.cookies.proved(pending),
    });
  }
  if (step === "email" && fields["intent"] === "send") {
    return answerForm(site, fields, {
      name: "email",
      shape: sendCodeForm,
      send: ({ email }) => account.sendCode(email, met),
      note: "account.codeSent",
    });
  }
  const proof =
    step === "email"
      ? {
          name: step,
          ...checkFields(
            fields,
            emailForm.transform((form) => ({ by: "email" as const, ...form })),
          ),
        }
      : {
          name: "question",
          ...checkFields(
            fields,
            questionForm.transform((form) => ({ by: "question" as const, ...form })),
          ),
        };
  const { name, form, errors } = proof;
  if (form === null) return giveBack(site, name, fields, { errors });
  const answer = await account.verify(form, met);
  if ("failure" in answer) return giveBack(site, name, fields, answer);
  const cookies = [await site.cookies.pending(answer.pending)];
  if (over !== undefined) return goOnOver(name, forgotUrl("password"), cookies);
  return goOn(site, forgotUrl("password"), undefined, cookies);
}

export const clientLoader = fetchScreen;
export const clientAction = sendOrKeep;
export const shouldRevalidate = revalidatesAsPage;

export default function Forgot() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ForgotPage page={page} answer={answer} />;
}
