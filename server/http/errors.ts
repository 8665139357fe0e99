/**
 * The one family of upstream failures. Each carries a status for the web, a key of `app/i18n` for people,
 * and a private detail for the log. A detail holds statuses, codes and lengths, never a text of a host:
 * hosts echo what they were sent, secrets included.
 */
export abstract class UpstreamError extends Error {
  abstract readonly status: number;
  abstract readonly messageKey: string;
  readonly detail: string;

  constructor(detail: string) {
    super(detail);
    this.detail = detail;
  }
}

/** The host answered and has no such thing. `said` is what it said about it, or "". */
export class NotFound extends UpstreamError {
  readonly status = 404;
  readonly messageKey = "notFound.title";
  readonly said: string;

  constructor(detail: string, said = "") {
    super(detail);
    this.said = said;
  }
}

/** Reply code 401, or `401:Unauthorized` in any form (docs/hosts.md, every host 6). */
export class SessionExpired extends UpstreamError {
  readonly status = 401;
  readonly messageKey = "session.expired";
}

/**
 * The host answered no (docs/hosts.md, every host 7). `said` is its reason, or "". A write shows it beside its
 * form; a read that a page is about becomes 404 with it; secondary content becomes empty.
 */
export class Refused extends UpstreamError {
  readonly status = 400;
  readonly messageKey = "form.refused";
  readonly said: string;

  constructor(said: string, detail = `refused with ${said.length} characters`) {
    super(detail);
    this.said = said;
  }
}

/**
 * How far a call came. `never`: the host was not asked. `maybe`: it was asked, and nothing says whether it did its
 * work. `answered`: it answered, and the answer cannot be used.
 */
export type Arrival = "never" | "maybe" | "answered";

/** Network, time-out, 5xx, or a payload that cannot be read. */
export class Unavailable extends UpstreamError {
  readonly status = 503;
  readonly messageKey: string = "unavailable.title";
  /** True where the host itself is at fault (and the breaker counts it), not one odd payload. */
  readonly hostFault: boolean;
  readonly arrival: Arrival;

  constructor(
    detail: string,
    { hostFault = false, arrival = "never" }: { hostFault?: boolean; arrival?: Arrival } = {},
  ) {
    super(detail);
    this.hostFault = hostFault;
    this.arrival = arrival;
  }
}

/** The host said yes, and what it gave with it is of no use. */
export class Unusable extends Unavailable {
  override readonly messageKey = "form.unusable";

  constructor(detail: string) {
    super(detail, { arrival: "answered" });
  }
}

/** Whether the host looked at what it was sent and did not say yes. A guess that met this is a guess that counts. */
export function answeredNo(error: unknown): boolean {
  if (error instanceof Unavailable) return error.arrival === "answered";
  return error instanceof UpstreamError;
}
