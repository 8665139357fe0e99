/** Whether only scripts can answer the key. The space bar scrolls, and a field takes its letters by itself. */
export const isForScripts = (event: Partial<KeyboardEvent>) =>
  event.key?.length === 1 &&
  event.key !== " " &&
  event.target instanceof Element &&
  !event.target.matches("input,textarea,select");
