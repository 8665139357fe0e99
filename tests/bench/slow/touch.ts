import type { CDPSession, Page } from "playwright";

export interface Touch {
  /** Milliseconds from a first touch until React has the page; NaN where it never had. */
  ms: number;
  /** Scripts and what else came for it; their bytes over the wire. */
  files: number;
  bytes: number;
}

interface Begun {
  requestId: string;
  type?: string;
  request: { url: string };
}

const patienceMs = 15_000;

/** Touches a page that is there, and waits until the router has taken over scrolling: the last thing that happens. */
export async function touch(page: Page, devTools: CDPSession): Promise<Touch> {
  const asked = new Set<string>();
  const files = new Set<string>();
  let bytes = 0;
  const begun = ({ requestId, type, request }: Begun) => {
    // Pictures go on coming; they would have come without a touch.
    if (type === "Image" || type === "Media") return;
    asked.add(requestId);
    files.add(request.url);
  };
  const ended = (one: { requestId: string; encodedDataLength: number }) => {
    if (asked.has(one.requestId)) bytes += one.encodedDataLength;
  };
  devTools.on("Network.requestWillBeSent", begun);
  devTools.on("Network.loadingFinished", ended);
  // The clock of the page: the way from here to there is not its own.
  await page.evaluate(() => {
    const seen = { from: 0, until: NaN };
    Object.assign(window, { touched: seen });
    const began = () => {
      seen.from = performance.now();
      const look = () => {
        if (history.scrollRestoration !== "manual") return void setTimeout(look, 5);
        seen.until = performance.now();
      };
      look();
    };
    addEventListener("keydown", began, { capture: true, once: true });
  });
  await page.keyboard.press("Shift");
  const done = await page
    .waitForFunction(() => history.scrollRestoration === "manual", null, { timeout: patienceMs })
    .then(
      () => true,
      () => false,
    );
  const ms = await page.evaluate(() => {
    const { from, until } = (window as unknown as { touched: { from: number; until: number } })
      .touched;
    return until - from;
  });
  devTools.off("Network.requestWillBeSent", begun);
  devTools.off("Network.loadingFinished", ended);
  return { ms: done ? ms : NaN, files: files.size, bytes };
}
