import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import bootScript from "virtual:boot-script";
import { pageDataMark, scriptsMark } from "~/boot/marks";
import { PageDataId } from "~/document/page-data-id";
import { askFor } from "~/forms/enter";
import { postedTo } from "~/forms/posted";
import { i18nOf } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { formStylesUrl } from "~/styles/form-styles";
import { pageStyles, siteStylesUrl } from "~/styles/site-styles";
import { ClientForms } from "~/shell/parts/client-forms";
import { ClientNavigation } from "~/shell/parts/client-navigation";
import { ClosingMenus } from "~/shell/parts/closing-menus";
import { ErrorScreen } from "~/shell/parts/error-screen";
import { errorMeta } from "~/ui/page-meta";
import { Shell } from "~/shell/parts/shell";
import { searchesChannels } from "~/ui/search/searched-section";
import { SiteContext, bareSite, type SiteData } from "~/ui/site-data";

export const meta: MetaFunction = ({ error, matches }) => (error ? errorMeta(error, matches) : []);

export async function loader(args: LoaderFunctionArgs): Promise<SiteData> {
  const site = await siteOf(args);
  const { preferences, origin, pages } = site;
  const wish = site.signedIn() ? await pages.member.check(site.cookies.hasDraft()) : null;
  if (wish !== null) throw await askFor(site, wish);
  const { pathname } = new URL(args.request.url);
  const [frame, recent, channelWords] = await Promise.all([
    pages.shell.frame(),
    site.signedIn() ? pages.member.recent() : [],
    // Beside the channels their own host says what is searched for.
    searchesChannels(pathname) ? pages.channel.hotWords() : null,
  ]);
  const hotWords = channelWords ?? frame.hotWords;
  const user = site.signedIn() ? site.user : null;
  const member = user && { name: user.nickname || user.username, avatar: user.avatar, recent };
  // A form that came back says so around what was typed; the rest of its page says so here.
  const flash = site.takeFlash();
  const over = site.sessionOver() && flash === null;
  const message = over ? { tone: "error" as const, key: "session.expired" } : flash;
  const posted = await postedTo(site);
  return { ...preferences, origin, frame: { ...frame, hotWords }, flash: message, member, posted };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root") ?? bareSite;
  const { language, theme, lite, member } = site;
  const data = useContext(PageDataId) ?? undefined;
  return (
    <html lang={language} data-theme={theme ?? undefined} data-lite={lite ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Filled when the page is drawn (`document/page-styles.ts`). The browser's copy is never compared. */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
        <link rel="stylesheet" href={siteStylesUrl} />
        {member !== null && <link rel="stylesheet" href={formStylesUrl} />}
        <Links />
      </head>
      <body>
        <SiteContext.Provider value={site}>
          <I18nextProvider i18n={i18nOf(language)}>
            <Shell>{children}</Shell>
            {!lite && <ClientForms />}
          </I18nextProvider>
        </SiteContext.Provider>
        <div id={scriptsMark} hidden suppressHydrationWarning {...{ [pageDataMark]: data }} />
        {!lite && (
          <>
            <ClientNavigation />
            <ClosingMenus />
            <ScrollRestoration />
            <Scripts />
            <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const site = useRouteLoaderData<typeof loader>("root") ?? bareSite;
  useChangeLanguage(site.language);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
