import { useLocation } from "@remix-run/react";
import { formatClock } from "~/i18n/format";
import { loginUrl, playerUrl } from "~/urls";
import { Icon } from "~/ui/icons";
import { SignOutForm, useMemberPages } from "~/ui/member-pages";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** In the bar: the way in, or the member's own menu with the last plays. */
export function AccountMenu() {
  const { member, frame } = useSite();
  const { pathname } = useLocation();
  if (!frame.accountsOpen) return null;
  if (member === null) return <SignIn />;
  return (
    // A new page closes it.
    <details className="member-menu" key={pathname} data-menu>
      <summary className="sign-in">
        <Face avatar={member.avatar} />
        <span className="member-name">{member.name}</span>
      </summary>
      <div className="member-sheet">
        <MemberLinks />
      </div>
    </details>
  );
}

/** The same in the phone's fold. */
export function AccountLinks() {
  const { member, frame } = useSite();
  if (!frame.accountsOpen) return null;
  return member === null ? <SignIn /> : <MemberLinks />;
}

function SignIn() {
  const t = useT();
  const { pathname, search } = useLocation();
  const redirectTo = pathname === loginUrl() ? undefined : pathname + search;
  return (
    <SiteLink className="sign-in" to={loginUrl(redirectTo === undefined ? {} : { redirectTo })}>
      <Icon name="person" />
      {t("account.signIn")}
    </SiteLink>
  );
}

function Face({ avatar }: { avatar: string }) {
  const { lite } = useSite();
  if (avatar === "" || lite) return <Icon name="person" />;
  return <img className="face" src={avatar} width={28} height={28} alt="" />;
}

function MemberLinks() {
  const t = useT();
  const { member } = useSite();
  const pages = useMemberPages();
  return (
    <div className="member-links">
      {member !== null && member.recent.length > 0 && (
        <>
          <p>{t("menu.recent")}</p>
          <ul>
            {member.recent.map(({ movid, urlid, album, episode, seconds, audio, finished }) => (
              <li key={urlid}>
                <SiteLink
                  to={playerUrl(movid, urlid, {
                    startSeconds: seconds,
                    medium: audio ? "audio" : undefined,
                  })}
                >
                  <span className="clamp-1">{episode || album}</span>
                  <span className="muted number">
                    {finished
                      ? t(audio ? "member.heardAll" : "member.seenAll")
                      : t(audio ? "member.heardTo" : "member.leftAt", { at: formatClock(seconds) })}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul>
        {pages.map(([to, name]) => (
          <li key={to}>
            <SiteLink to={to}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      <SignOutForm />
    </div>
  );
}
