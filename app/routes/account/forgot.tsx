import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, giveBack, goOn } from "~/forms/answer-form";
import { emailForm, newPasswordForm, questionForm, sendCodeForm } from "~/forms/account";
import { accountsOnly } from "~/forms/enter";
import { checkFields, readFields } from "~/forms/read-form";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { formStyles } from "~/styles/form-styles";
import { ByEmail, ByQuestion, SetPassword } from "~/ui/account/forgot-forms";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { forgotUrl, loginUrl } from "~/urls";

export const links = formStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: null,
        title: translator(data.language)("account.forgot"),
        canonical: forgotUrl(),
      })
    : [];

/** Step 0 shows who one is, step 1 sets the password (spec 1, section 4). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await accountsOnly(site);
  const { language } = site.preferences;
  const step = new URL(args.request.url).searchParams.get("step");
  if (step === "password") {
    const pending = await site.pending();
    if (pending !== null && pending.kind !== "qr") return { step: "password" as const, language };
    throw await goOn(site, forgotUrl(), "account.stepOver");
  }
  if (step === "email") return { step: "email" as const, language };
  return { step: "question" as const, language, questions: await site.pages.account.questions() };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await accountsOnly(site);
  const { account } = site.pages;
  const fields = await readFields(args.request);
  const step = fields["form"];

  if (step === "password") {
    const pending = await site.pending();
    if (pending === null || pending.kind === "qr") {
      return goOn(site, forgotUrl(), "account.stepOver");
    }
    return answerForm(site, fields, {
      name: "password",
      shape: newPasswordForm,
      send: ({ password }) => account.reset(pending, password),
      to: loginUrl({ type: "password" }),
      says: "account.reset",
      cookies: [site.cookies.nothingPending(), site.cookies.signedOut()],
    });
  }
  if (step === "email" && fields["intent"] === "send") {
    return answerForm(site, fields, {
      name: "email",
      shape: sendCodeForm,
      send: ({ email }) => account.sendCode(email),
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
  const answer = await account.verify(form);
  if ("failure" in answer) return giveBack(site, name, fields, answer);
  return goOn(site, forgotUrl("password"), undefined, [await site.cookies.pending(answer.pending)]);
}

export default function Forgot() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap sign-in-page">
      <h1>{t(page.step === "password" ? "account.setPassword" : "account.forgot")}</h1>
      {page.step !== "password" && (
        <>
          <p className="muted">{t("account.forgotHelp")}</p>
          <ul className="chips">
            {(["question", "email"] as const).map((one) => (
              <li key={one}>
                <SiteLink to={forgotUrl(one)} aria-current={one === page.step ? "true" : undefined}>
                  {t(one === "email" ? "account.byEmail" : "account.byQuestion")}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {page.step === "question" && <ByQuestion answer={answer} questions={page.questions} />}
      {page.step === "email" && <ByEmail answer={answer} />}
      {page.step === "password" && <SetPassword answer={answer} />}
      <p>
        <SiteLink to={loginUrl({ type: "password" })}>{t("account.toSignIn")}</SiteLink>
      </p>
    </div>
  );
}
