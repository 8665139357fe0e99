import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { homeUrl, loginUrl, registerUrl } from "~/urls";
import type { AlbumCard as Album } from "../../../server/pages/album-card.ts";
import { AlbumShelf } from "~/ui/album-shelf";
import { Mark } from "~/ui/icons";
import { SearchForm } from "~/ui/search/search-form";
import { SendAgain } from "~/ui/form/send-again";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** One screen per kind of failure, always inside the shell. Whatever form it answers, it gives back. */
export function ErrorScreen() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Unavailable broken />;
  const { status, data } = error;
  if (status === 404) return <LostLamb albums={albumsOf(data)} said={saidOf(data)} />;
  if (status === 401) return <SignInFirst />;
  return <Unavailable broken={status !== 503} />;
}

function LostLamb({ albums, said }: { albums: Album[]; said: string }) {
  const t = useT();
  const { posted } = useSite();
  return (
    <div className="wrap">
      <section className="message">
        <Mark />
        <h1>{t("notFound.title")}</h1>
        {said !== "" && <p className="said">{said}</p>}
        {posted !== null && <SendAgain posted={posted} />}
        <p>{t("notFound.text")}</p>
        <SearchForm place="page" />
        <p>
          <SiteLink className="button" to={homeUrl()}>
            {t("notFound.home")}
          </SiteLink>
        </p>
      </section>
      <AlbumShelf title={t("notFound.recommended")} albums={albums} />
    </div>
  );
}

/** A page that is a member's alone, met by somebody who is not signed in. */
function SignInFirst() {
  const t = useT();
  const { posted } = useSite();
  const { pathname, search } = useLocation();
  // What was typed stays in this tab.
  const tab = posted === null ? {} : { target: "_blank", rel: "noopener" };
  return (
    <div className="wrap">
      <section className="message">
        <Mark />
        <h1>{t("session.signInFirst")}</h1>
        <p>{t(posted === null ? "session.signInWhy" : "again.signIn")}</p>
        <p className="actions">
          <SiteLink
            className="button primary"
            to={loginUrl({ redirectTo: pathname + search })}
            {...tab}
          >
            {t("account.signIn")}
          </SiteLink>
          <SiteLink className="button" to={registerUrl(pathname + search)} {...tab}>
            {t("account.register")}
          </SiteLink>
        </p>
        {posted !== null && <SendAgain posted={posted} />}
      </section>
    </div>
  );
}

function Unavailable({ broken }: { broken: boolean }) {
  const t = useT();
  const { posted } = useSite();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <section className="message">
        <Mark />
        <h1>{t(broken ? "broken.title" : "unavailable.title")}</h1>
        <p>{t(broken ? "broken.text" : "unavailable.text")}</p>
        {posted !== null && <SendAgain posted={posted} />}
        <p>
          {posted === null && (
            <a className="button" href={pathname + search}>
              {t("unavailable.retry")}
            </a>
          )}{" "}
          <SiteLink to={homeUrl()}>{t("notFound.home")}</SiteLink>
        </p>
      </section>
    </div>
  );
}

/** Why the host has no such thing, in its own words; "" where it did not say. */
function saidOf(data: unknown): string {
  const said = (data as { said?: string } | null | undefined)?.said;
  return typeof said === "string" ? said : "";
}

/** The context attaches recommendations to a 404; whatever else was thrown has none. */
function albumsOf(data: unknown): Album[] {
  const albums = (data as { albums?: Album[] } | null | undefined)?.albums;
  return Array.isArray(albums) ? albums : [];
}
