import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Left and right lead to the neighbours, unless the keys are needed where the focus is. */
export function useArrows(previous: string | null, next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const to = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : null;
      if (to === null || event.defaultPrevented || isBusy(event)) return;
      event.preventDefault();
      navigate(to);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [previous, next, navigate]);
}

function isBusy({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return true;
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, audio, [contenteditable]") !== null
  );
}
