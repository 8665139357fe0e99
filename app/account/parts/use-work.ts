import { useEffect, useRef, useState, type RefObject } from "react";
import type { Work } from "../../../server/session/proof-of-work.ts";
import { canWork, solveWork } from "./solve-work";

export type WorkState = { state: "none" | "working" } | { state: "done"; solution: string };

/**
 * Does a challenge's work where the browser can, as soon as the page has scripts. A form sent meanwhile with nothing
 * read in the picture waits for it.
 */
export function useWork(work: Work, inside: RefObject<HTMLElement>): WorkState {
  const [current, setCurrent] = useState<WorkState>({ state: "none" });
  const held = useRef<HTMLElement | null>(null);
  const { state } = current;

  useEffect(() => {
    if (!canWork()) return;
    const controller = new AbortController();
    setCurrent({ state: "working" });
    solveWork(work, controller).then(
      (solution) => {
        if (!controller.signal.aborted) {
          setCurrent(solution === null ? { state: "none" } : { state: "done", solution });
        }
      },
      // The picture is still there.
      () => setCurrent({ state: "none" }),
    );
    return () => controller.abort();
  }, [work]);

  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    if (state !== "working") {
      const submitter = held.current;
      held.current = null;
      if (submitter !== null) form.requestSubmit(submitter);
      return;
    }
    function hold(event: SubmitEvent) {
      const { submitter } = event;
      const read = new FormData(form ?? undefined).get("captcha");
      if (submitter === null || isPictureButton(submitter) || read !== "") return;
      event.preventDefault();
      event.stopPropagation();
      held.current = submitter;
    }
    form.addEventListener("submit", hold);
    return () => form.removeEventListener("submit", hold);
  }, [state, inside]);

  return current;
}

const isPictureButton = (button: HTMLElement) =>
  button instanceof HTMLButtonElement && button.value === "picture";
