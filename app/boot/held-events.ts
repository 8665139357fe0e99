import { isPlainClick } from "~/ui/plain-click";
import type { clickedMark } from "./marks";

/** The events that React answers at once. One that meets a page in the middle of hydrating breaks it off. */
const discrete = (
  "auxclick beforeinput cancel change click close compositionend compositionstart compositionupdate contextmenu " +
  "copy cut dblclick dragend dragstart drop focusin focusout fullscreenchange input invalid keydown keypress keyup " +
  "mousedown mouseup paste pause play pointercancel pointerdown pointerup ratechange reset resize seeked select " +
  "selectionchange selectstart submit textInput toggle touchcancel touchend touchstart volumechange"
).split(" ");

declare global {
  interface Element {
    [clickedMark]?: true;
  }
}

const typed = new Map<{ value: unknown }, unknown>();
let clicked: HTMLAnchorElement | null | undefined;

/** Keeps events from React. The browser's own answers, such as following a link or typing, go on as ever. */
export const holdEvents = () => discrete.forEach((name) => addEventListener(name, hold, true));

/**
 * Lets events through again, and puts back what was typed: React 18 fills a text box with what the server wrote.
 * Returns the link that was to be listened to.
 */
export const releaseEvents = () => {
  discrete.forEach((name) => removeEventListener(name, hold, true));
  typed.forEach((value, box) => {
    if (box.value !== value) box.value = value;
  });
  const link = clicked;
  clicked = null;
  return link;
};

const hold = (event: Event & Partial<MouseEvent>) => {
  // So long a click on a link to listen waits for the scripts; the link leads to a page that plays it too.
  const followMs = 4_000;
  const { target } = event;
  event.stopPropagation();
  if (!(target instanceof Element)) return;
  if (event.type === "input" && "value" in target) typed.set(target, target.value);
  if (event.type === "click") {
    target.clickedEarly = true;
    const link = target.closest<HTMLAnchorElement>("a[data-listen]");
    if (link && isPlainClick(event)) {
      event.preventDefault();
      if (!clicked) setTimeout(() => clicked && (location.href = clicked.href), followMs);
      clicked = link;
    }
  }
};
