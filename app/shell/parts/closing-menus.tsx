import { useEffect } from "react";

/** A menu that lies over the page (`data-menu`) goes by Escape, and by a press anywhere else, as does the search panel. */
export function ClosingMenus() {
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
    function escape(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      for (const menu of open()) {
        // The focus does not vanish with what had it.
        if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
        menu.open = false;
        event.preventDefault();
      }
    }
    function press({ target }: PointerEvent) {
      if (!(target instanceof Node)) return;
      for (const menu of open()) {
        if (!menu.contains(target)) menu.open = false;
      }
      const focused = document.activeElement;
      const search = focused?.closest(".search");
      // Under a finger the focus stays where it is.
      if (search && !search.contains(target) && focused instanceof HTMLElement) focused.blur();
    }
    document.addEventListener("keydown", escape, true);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("keydown", escape, true);
      document.removeEventListener("pointerdown", press);
    };
  }, []);
  return null;
}
