import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  articlesUrl,
  biblesUrl,
  gospelUrl,
  homeUrl,
  livesUrl,
  protocolsUrl,
  topicUrl,
} from "~/urls";
import { AccountLinks, AccountMenu } from "~/account/parts/menu";
import { AccountDialog } from "~/account/parts/account-dialog";
import { AudioPlayer } from "~/audio/parts/audio-player";
import { Icon, Mark } from "~/ui/icons";
import { resizedTo } from "~/ui/picture";
import { PopupAd } from "./popup-ad";
import { LiteForm, PreferenceForms } from "./preference-forms";
import { SearchForm } from "~/ui/search/search-form";
import { useHotWords, Words } from "~/ui/search/search-panel";
import { useSite, useT } from "~/ui/site-data";
import { OutsideLink } from "~/ui/outside-link";
import { SiteLink } from "~/ui/site-link";
import { Toast } from "./toast";

/** The frame around every page: bar, content, footer, and on a phone the five sections at the bottom. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const { lite } = useSite();
  return (
    <>
      <a className="skip" href="#content">
        {t("site.skip")}
      </a>
      <TopBar />
      <LiteNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {/* Before the bars, as it stands above them: where the page ends, each has its own place. */}
      <PopupAd />
      {!lite && <AudioPlayer />}
      <nav className="bottom-bar" aria-label={t("site.sections")}>
        <Sections icons />
      </nav>
      <Toast />
      <AccountDialog />
    </>
  );
}

function TopBar() {
  const t = useT();
  const hotWords = useHotWords();
  return (
    <header className="top-bar">
      <div className="wrap">
        <SiteLink className="logo" to={homeUrl()}>
          <Mark />
          <span>{t("site.name")}</span>
        </SiteLink>
        <nav className="sections" aria-label={t("site.sections")}>
          <Sections />
        </nav>
        <SearchForm place="bar" />
        <PreferenceForms />
        <AccountMenu />
        <details className="fold" data-menu>
          <summary>
            <Icon name="menu" />
            <span className="hidden">{t("site.menu")}</span>
          </summary>
          <div className="sheet">
            <PreferenceForms />
            <AccountLinks />
            <Words title={t("search.hot")} words={hotWords} />
          </div>
        </details>
      </div>
    </header>
  );
}

/** Says plainly why there are no pictures, and leads back to them. */
function LiteNote() {
  const t = useT();
  const { lite } = useSite();
  if (!lite) return null;
  return (
    <div className="wrap lite-note">
      <p>{t("lite.note")}</p>
      <LiteForm />
    </div>
  );
}

function Sections({ icons = false }: { icons?: boolean }) {
  const t = useT();
  const { pathname } = useLocation();
  const sections = [
    { name: "movie", to: homeUrl() },
    { name: "live", to: livesUrl() },
    { name: "bible", to: biblesUrl() },
    { name: "article", to: articlesUrl() },
    { name: "gospel", to: gospelUrl() },
  ] as const;
  const current =
    sections.findLast(({ to }) => pathname.startsWith(to) && to !== homeUrl()) ??
    sections.find(({ name }) => name === sectionOf(pathname));
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.name}>
          <SiteLink to={section.to} aria-current={section === current ? "true" : undefined}>
            {icons && <Icon name={section.name} />}
            {t(`nav.${section.name}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The section of a page whose address does not begin with the section's own. */
function sectionOf(pathname: string) {
  if (/^\/(shorts|channels)/.test(pathname)) return "live";
  const kind = /^\/comment\/(\w+)/.exec(pathname)?.[1];
  if (kind !== undefined) return kind === "article" ? "article" : "live";
  return "movie";
}

function Footer() {
  const t = useT();
  const { frame, lite } = useSite();
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="about">
          <p className="logo">
            {frame.footerLogo !== null && !lite ? (
              <img src={resizedTo(frame.footerLogo, 160)} width={32} height={32} alt="" />
            ) : (
              <Mark />
            )}
            <span>{t("site.name")}</span>
          </p>
          <p>{t("site.tagline")}</p>
          <p>
            <SiteLink to={protocolsUrl()}>{t("site.terms")}</SiteLink>
          </p>
          {/* Sanitised where it came in (server/http/heavy/html.ts). */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: frame.footerHtml }} />
        </div>
        {frame.topics.length > 0 && (
          <nav aria-label={t("site.topics")}>
            <h2>{t("site.topics")}</h2>
            <ul>
              {frame.topics.map(({ id, title, href }) => (
                <li key={id}>
                  {href === null ? (
                    <SiteLink to={topicUrl(id)}>{title}</SiteLink>
                  ) : (
                    <OutsideLink href={href}>{title}</OutsideLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label={t("site.friendLinks")}>
          <h2>{t("site.friendLinks")}</h2>
          <ul>
            {frame.links.map(({ title, href }) => (
              <li key={href + title}>
                <OutsideLink href={href}>{title}</OutsideLink>
              </li>
            ))}
            {frame.appDownload !== null && (
              <li>
                <OutsideLink href={frame.appDownload}>{t("site.app")}</OutsideLink>
              </li>
            )}
          </ul>
          {!lite && <LiteForm />}
        </nav>
      </div>
    </footer>
  );
}
