/** Does it to each element of the page that the selector finds. */
export const toEach = <E extends Element>(selector: string, act: (element: E) => void) =>
  document.querySelectorAll<E>(selector).forEach(act);
