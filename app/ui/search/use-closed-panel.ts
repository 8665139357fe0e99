import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** Props of a search form whose panel shows with the focus: Escape closes it, typing or coming back opens it again. */
export function useClosedPanel(box: RefObject<HTMLInputElement>) {
  const [closed, close] = useState(false);
  return {
    "data-closed": closed ? "" : undefined,
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const panel = event.currentTarget.querySelector(".search-panel");
      if (event.key !== "Escape" || closed || panel === null) return;
      // The words stay in the box, and so does the focus.
      event.preventDefault();
      box.current?.focus();
      close(true);
    },
    onInput: () => close(false),
    onClick: () => close(false),
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      if (!currentTarget.contains(relatedTarget)) close(false);
    },
  };
}
