import type { PageHead } from "~/ui/page-meta";
import type { FormAnswer } from "~/forms/read-form";
import { forgotUrl, loginUrl, type Language } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { ByEmail, ByQuestion, SetPassword } from "./forgot-forms";
import type { FormElement } from "./form-element";

export type ForgotPage = { screen: "forgot"; language: Language; seo: PageHead["seo"] } & (
  { step: "question"; questions: { id: number; title: string }[] } | { step: "email" | "password" }
);

interface Props {
  page: ForgotPage;
  answer: FormAnswer | undefined;
  titleId?: string;
  Form?: FormElement;
  /** The page it lies over, where to stay once all is done. */
  over?: string;
}

/** Who one is, by question or by e-mail, and then the new password (docs/rules.md, sign-in 9). */
export function ForgotPage({ page, answer, titleId, Form = "form", over }: Props) {
  const t = useT();
  const shared = { answer, Form, over };
  return (
    <div className="wrap sign-in-page">
      <h1 id={titleId}>{t(page.step === "password" ? "account.setPassword" : "account.forgot")}</h1>
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
      {page.step === "question" && <ByQuestion {...shared} questions={page.questions} />}
      {page.step === "email" && <ByEmail {...shared} />}
      {page.step === "password" && <SetPassword {...shared} />}
      <p>
        <SiteLink to={loginUrl({ type: "password" })}>{t("account.toSignIn")}</SiteLink>
      </p>
    </div>
  );
}
