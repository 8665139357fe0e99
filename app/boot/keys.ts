/** Whether only scripts can answer the key. The space bar scrolls, and a field takes its keys by itself. */
export const isForScripts = (event: Partial<KeyboardEvent>) =>
  /^(\S$|Arrow)/.test(event.key ?? "") &&
  event.target instanceof Element &&
  !event.target.matches("input,textarea,select");
