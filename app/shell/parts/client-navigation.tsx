import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { hydratedEvent } from "~/boot/marks";
import { player } from "~/ui/listening/player";
import { isPlainClick } from "~/ui/plain-click";

/** Once hydrated, a plain click on a link to one of our pages changes the page without a reload. */
export function ClientNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  useEffect(() => {
    function take(event: MouseEvent) {
      const link = localTarget(event);
      if (link === null) return;
      event.preventDefault();
      // Who listens while looking around goes on listening.
      const begins = "play" in link.dataset && !player().state().playing;
      const state = begins ? { play: true } : null;
      navigate(link.pathname + link.search + link.hash, { state });
    }
    document.addEventListener("click", take);
    return () => document.removeEventListener("click", take);
  }, [navigate]);
  return null;
}

/** The link that was clicked, or null where the browser should follow it by itself. */
function localTarget(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return null;
  if (
    link.origin !== location.origin ||
    /^\/(\/|_embedded\/|assets\/)|\.(xml|mp3|ics)$/.test(link.pathname)
  )
    return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash !== "") return null;
  return link;
}
