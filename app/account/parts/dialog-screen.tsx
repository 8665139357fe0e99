import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { FormAnswer } from "~/forms/read-form";
import { unsentEvent, type Unsent } from "~/forms/send-or-keep";
import { ForgotPage } from "./forgot-page";
import { PasswordForm } from "./password-form";
import { QrCode } from "./qr-code";
import { RegisterPage } from "./register-page";
import { SignInPage, type LoginPage } from "./sign-in-page";

/** What the dialog shows, as its page's loader gives it. */
export type DialogPage = LoginPage | RegisterPage | ForgotPage;

interface Props {
  page: DialogPage;
  titleId: string;
  /** Asks for the page again. */
  poll(): void;
  show(url: string): void;
}

/** One screen, with what became of its own form. */
export function DialogScreen({ page, titleId, poll, show }: Props) {
  const { data, formData, Form } = useFetcher<FormAnswer>();
  const answer = useUnsent(formData) ?? data;
  const next = answer?.next;
  useEffect(() => {
    if (next !== undefined) show(next);
  }, [next, show]);
  const shared = { answer, Form, titleId };
  if (page.screen === "register") return <RegisterPage {...shared} page={page} />;
  if (page.screen === "forgot") {
    return <ForgotPage {...shared} page={page} over={location.pathname + location.search} />;
  }
  return (
    <SignInPage page={page} titleId={titleId}>
      {page.type === "qrcode" && <QrCode {...page} poll={poll} />}
      {page.type === "password" && (
        <PasswordForm answer={answer} Form={Form} redirectTo={page.redirectTo} />
      )}
    </SignInPage>
  );
}

/** What a form says that could not be sent, until it is sent again. */
function useUnsent(sent: FormData | undefined): FormAnswer | null {
  const [unsent, setUnsent] = useState<FormAnswer | null>(null);
  useEffect(() => {
    if (sent !== undefined) setUnsent(null);
  }, [sent]);
  useEffect(() => {
    const keep = ({ detail }: CustomEventInit<Unsent>) =>
      setUnsent({
        name: detail?.form ?? "",
        values: {},
        errors: {},
        failure: { status: 503, words: null },
      });
    addEventListener(unsentEvent, keep);
    return () => removeEventListener(unsentEvent, keep);
  }, []);
  return unsent;
}
