/** What the system shows and whom its buttons ask; the background player and a page's own medium take turns. */
export interface Claim {
  metadata: MediaMetadataInit;
  handlers: [MediaSessionAction, MediaSessionActionHandler | null][];
}
type Who = "background" | "page";

const claims: Record<Who, Claim | null> = { background: null, page: null };
let lastPlayed: Who = "page";

/** Null gives it back. */
export function claimSession(who: Who, claim: Claim | null): void {
  claims[who] = claim;
  tell();
}

/** Whoever played last has the system's buttons. */
export function playsNow(who: Who): void {
  if (lastPlayed === who) return;
  lastPlayed = who;
  tell();
}

const actions: MediaSessionAction[] = [
  "play",
  "pause",
  "seekbackward",
  "seekforward",
  "seekto",
  "previoustrack",
  "nexttrack",
];

function tell(): void {
  if (!("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  const claim = lastPlayed === "page" ? claims.page : claims.background;
  session.metadata = claim === null ? null : new MediaMetadata(claim.metadata);
  for (const action of actions) {
    const handler = claim?.handlers.find(([name]) => name === action)?.[1] ?? null;
    try {
      session.setActionHandler(action, handler);
    } catch {
      // A browser that does not know an action goes without.
    }
  }
}
