/**
 * Every limit on accounts and on what visitors send; docs/security.md prints it. An `address` or a `member` beyond its
 * limit is refused until the time is over. An `account` (a name, an e-mail address, a number, whoever it belongs to)
 * is never refused: beyond its limit a form asks for a challenge, so that nobody locks its owner out.
 */
export const limits = {
  /** Sign-ins that failed. A pair is one account from one address, or from one browser that knows the account. */
  failures: {
    seconds: 15 * 60,
    challenged: { pair: 5, account: 50 },
    refused: { pair: 20, address: 100 },
  },
  hourly: {
    register: { address: 20 },
    /** Codes sent by e-mail or text message. */
    code: { address: 20, account: 20 },
    /** Guesses at a code, an answer or a password of one's own. */
    proof: { address: 30, account: 30 },
    /** Pictures asked for instead of the one there is. */
    picture: { address: 120 },
    // A congregation that watches together may share one address.
    vote: { address: 100 },
    report: { address: 10 },
    comment: { address: 60, member: 20 },
    like: { address: 180, member: 60 },
    suggestion: { address: 30, member: 10 },
    follow: { address: 180, member: 60 },
    favourite: { address: 360, member: 120 },
    note: { address: 360, member: 120 },
  },
} as const;

export type Hourly = keyof typeof limits.hourly;

/** What members and strangers send; beyond its limit it is refused. */
export type Written = Exclude<Hourly, "register" | "code" | "proof" | "picture">;

export const hourSeconds = 60 * 60;
