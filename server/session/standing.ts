/** What the attempts so far mean for the next one. */
export interface Standing {
  /** A challenge must be met first. */
  captcha: boolean;
  /** Seconds until another attempt is looked at; 0 when it is now. */
  waitSeconds: number;
}

/** Who tries. */
export interface Visitor {
  /** As `front/address.ts` writes it. */
  address: string;
  /** The visitor's browser, where it has signed in to this account before; else null. */
  deviceOf(account: string): Promise<string | null>;
}
