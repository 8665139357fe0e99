import { mobileName } from "../../session/account-name.ts";
import type { ChallengeAnswer } from "../../session/captcha.ts";
import type { AuthFamily } from "./auth-family.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Tools } from "../tools.ts";

type Proof = Parameters<AuthFamily["verify"]>[0];
type ResetPending = Parameters<AuthFamily["reset"]>[0];

/** Codes that are sent, and the two steps of a forgotten password (docs/rules.md, sign-in 9). */
export function createRecoveryPages({ auth, guard }: Tools) {
  return {
    questions: () => auth.questions().catch(() => []),

    sendCode: (email: string, answer: ChallengeAnswer) =>
      guard.limited("code", [email], answer, () =>
        auth.sendResetCode(email).then(() => null, failureOf),
      ),

    /** `read` is what the visitor read in the host's own picture. */
    smsCode: (mobile: string, area: string, read: ChallengeAnswer, answer: ChallengeAnswer) =>
      guard.limited("code", [mobileName(area, mobile)], answer, () =>
        auth.smsSend(mobile, area, read).then(() => null, failureOf),
      ),

    /** Step 0 of a forgotten password; what comes back is kept sealed for step 1. */
    async verify(
      proof: Proof,
      answer: ChallengeAnswer,
    ): Promise<{ pending: ResetPending } | { failure: Failure }> {
      const account = proof.by === "email" ? proof.email : proof.account;
      const failure = await guard.admit("proof", [account], answer);
      if (failure !== null) return { failure };
      try {
        return { pending: await auth.verify(proof) };
      } catch (error) {
        return { failure: await guard.failed("proof", [account], error) };
      }
    },

    /** Step 1: the new password. A host may look at the code of an e-mail only now. */
    async reset(
      pending: ResetPending,
      password: string,
      answer: ChallengeAnswer,
    ): Promise<Failure | null> {
      const accounts = pending.kind === "email" ? [pending.email] : [];
      const refused = await guard.admit("proof", accounts, answer);
      if (refused !== null) return refused;
      return auth.reset(pending, password).then(
        () => null,
        (error: unknown) => guard.failed("proof", accounts, error),
      );
    },
  };
}

/** Whose password it is that was set anew. */
export function accountOf(pending: ResetPending): string {
  return pending.kind === "email" ? pending.email : (pending.account ?? "");
}
