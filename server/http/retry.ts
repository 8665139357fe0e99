/** Retries may add at most this share to a host's calls, so that a failing host is not hit twice as hard. */
const share = 0.2;
const mostSaved = 5;

export interface RetryBudget {
  /** Counts one first attempt. */
  spendCall(): void;
  /** Takes one retry out of the budget; false when it is used up. */
  takeRetry(): boolean;
}

export function createRetryBudget(): RetryBudget {
  let balance = 1;
  return {
    spendCall() {
      balance = Math.min(mostSaved, balance + share);
    },
    takeRetry() {
      if (balance < 1) return false;
      balance -= 1;
      return true;
    },
  };
}

/** 20 to 120 ms, so that many pages do not retry in step. */
export function jitterMs(): number {
  return 20 + Math.random() * 100;
}
