import { useState, type FormEvent } from "react";
import type { ChapterPage } from "./chapter-page";

export const fonts = [14, 18, 22, 26, 30, 34];
const night = 4;

export interface Look {
  font: number;
  color: number;
  /** Applies a form of letters or colours at once, and stores it behind the reader's back. */
  take(event: FormEvent<HTMLFormElement>): void;
}

/** How the text looks. Without scripts a form brings the page back in the new look; with them nobody loses the place. */
export function useLook(page: Pick<ChapterPage, "font" | "color">): Look {
  const [chosen, choose] = useState<{ font?: number; color?: number }>({});
  const { font = page.font, color = page.color } = chosen;
  return {
    font,
    color,
    take(event) {
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (!(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      const value = Number(submitter.value);
      choose({ ...chosen, [submitter.name]: value });
      if (submitter.name === "color") {
        document.documentElement.dataset["theme"] = value === night ? "dark" : "light";
      }
      // Where it cannot be stored, it holds at least for this page.
      navigator.sendBeacon(form.action, new URLSearchParams([[submitter.name, submitter.value]]));
    },
  };
}
