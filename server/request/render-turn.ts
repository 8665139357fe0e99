import { turns } from "../front/crowd/turns.ts";

/**
 * Resolves when the next page may be made: one in each turn of the event loop, and none while others wait. However many
 * are to be made, what is ready to send goes out between two of them.
 */
export const nextRenderTurn = (): Promise<void> => turns.goOn();
