import { holdEvents, releaseEvents } from "./held-events";
import { isForScripts } from "./keys";
import { pageDataUrl } from "~/urls/page-data";
import type { hydratedEvent, inert, inertModule, pageDataMark } from "./marks";
import { toEach } from "./to-each";

/** The first of these says that somebody uses the page. */
export const signs = ["pointerdown", "touchstart", "keydown", "focusin"];

/**
 * Runs the page's modules. Events are kept from React until it has hydrated the page. Then what only scripts can answer
 * is done again: a click on a link to listen, and the key that was the first sign.
 */
export const wake = (sign: Partial<KeyboardEvent> = {}) => {
  // The last parts of the page begin to listen after it has said that it is hydrated.
  const settledMs = 50;

  signs.forEach((name) => removeEventListener(name, wake, true));
  holdEvents();
  addEventListener(
    "hydrated" satisfies typeof hydratedEvent,
    () => {
      const link = releaseEvents();
      setTimeout(() => {
        link?.click();
        if (isForScripts(sign)) sign.target?.dispatchEvent(new KeyboardEvent("keydown", sign));
      }, settledMs);
    },
    { once: true },
  );
  // What the loaders said stands beside most pages. Without it the page stays as it is.
  toEach(`[${"data-page-data" satisfies typeof pageDataMark}]`, (mark) => {
    const id = mark.getAttribute("data-page-data" satisfies typeof pageDataMark) ?? "";
    const { readable, writable } = new TransformStream();
    __remixContext.stream = readable;
    // eslint-disable-next-line no-restricted-syntax -- A browser asks our own origin; no upstream host is meant.
    fetch(pageDataUrl(id, location.pathname + location.search))
      .then((reply) => (reply.ok ? reply.body?.pipeTo(writable) : undefined))
      .catch(() => undefined);
  });
  // Sheets, whose rules stand in the page as far as it used them, and modules.
  toEach<HTMLLinkElement>('link[rel^="x-"]' satisfies `link[rel^="${typeof inert}"]`, (link) => {
    link.rel = link.rel.slice(2);
  });
  toEach<HTMLScriptElement>(
    'script[type="x-module"]' satisfies `script[type="${typeof inertModule}"]`,
    (script) => {
      // A copy is put in and taken out at once: it runs all the same, and React finds the nodes it rendered.
      const copy = document.createElement("script");
      copy.type = "module";
      copy.text = script.text;
      document.body.append(copy);
      copy.remove();
    },
  );
};
