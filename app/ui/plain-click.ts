type Click = Partial<Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">>;

/** A click that asks for no menu, and for no tab or window of its own. */
export const isPlainClick = (click: Click) =>
  click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
