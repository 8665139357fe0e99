import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sentEvent, unsentEvent, type Unsent } from "~/forms/send-or-keep";
import { loadLanguage } from "~/i18n/languages.client";
import { accountScreens, logoutUrl } from "~/urls";
import { useT } from "~/ui/site-data";

interface Sending {
  form: HTMLFormElement;
  /** The page it was sent from. */
  from: string;
  arrived: boolean;
}

/** Once hydrated, a form changes its page without a reload: what plays plays on, and scroll and focus stay. */
export function ClientForms() {
  const t = useT();
  const submit = useSubmit();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const sending = useRef<Sending | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  useEffect(() => {
    function take(event: SubmitEvent) {
      const form = formOfOurs(event);
      if (form === null) return;
      event.preventDefault();
      // A second press while the first is under way.
      if (sending.current?.form === form) return;
      setUnsent(null);
      const post = form.method === "post";
      if (post) sending.current = { form, from: location.pathname, arrived: false };
      const target = event.submitter instanceof HTMLButtonElement ? event.submitter : form;
      const go = () => submit(target, { preventScrollReset: post });
      // Where the words cannot be had, the browser asks for the whole page in their language.
      loadLanguage(new FormData(form, event.submitter).get("lang")).then(go, () => form.submit());
    }
    const arrived = () => {
      if (sending.current !== null) sending.current.arrived = true;
    };
    const failed = ({ detail }: CustomEventInit<Unsent>) => {
      if (sending.current === null) return;
      sending.current = null;
      setUnsent(detail ?? null);
    };
    document.addEventListener("submit", take);
    addEventListener(sentEvent, arrived);
    addEventListener(unsentEvent, failed);
    return () => {
      document.removeEventListener("submit", take);
      removeEventListener(sentEvent, arrived);
      removeEventListener(unsentEvent, failed);
    };
  }, [submit]);

  useEffect(() => {
    const sent = sending.current;
    if (state !== "idle" || sent === null) return;
    sending.current = null;
    settle(sent, pathname);
  }, [state, pathname]);

  if (unsent === null) return null;
  return (
    <div className="toast" role="alert">
      <p className="error">{t(unsent.perhaps ? "form.mayHaveArrived" : "form.refused")}</p>
    </div>
  );
}

/** What the page that came back leaves to the browser of a new one. */
function settle({ form, from, arrived }: Sending, pathname: string): void {
  // What went through is not there to be sent again.
  if (arrived && form.isConnected) form.reset();
  if (pathname !== from && location.hash === "") scrollTo(0, 0);
  // A field that is there already is not focused by being drawn anew.
  if (!arrived) document.querySelector<HTMLElement>(wrong)?.focus();
  if (document.activeElement === document.body) {
    (successor(form) ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }
}

/** The button that was pressed went with what it was about; another may stand in its place, as dark's does for light's. */
function successor(form: HTMLFormElement): HTMLButtonElement | undefined {
  if (!form.isConnected) return undefined;
  return [...form.querySelectorAll("button")].find((button) => button.checkVisibility());
}

/** What says that a form did not go through. */
const wrong = "[aria-invalid=true], .form-error[tabindex]";

/** Who somebody is changes with a whole page of its own. */
const alone = [...accountScreens, logoutUrl()];

/** The form to send, or null where the browser should send it by itself. */
function formOfOurs({ target, defaultPrevented }: SubmitEvent): HTMLFormElement | null {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.target !== "") return null;
  const { origin, pathname } = new URL(target.getAttribute("action") ?? "", location.href);
  if (target.method === "dialog" || origin !== location.origin) return null;
  return alone.includes(pathname) ? null : target;
}
