/**
 * The one family of upstream failures. Each carries a status for the web, a key of `app/i18n` for people,
 * and a private detail for the log; the detail never reaches a page.
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

/** The host answered and has no such thing. */
export class NotFound extends UpstreamError {
  readonly status = 404;
  readonly messageKey = "notFound.title";
}

/** Reply code 401, or `401:Unauthorized` in any form (spec 1, section 8). */
export class SessionExpired extends UpstreamError {
  readonly status = 401;
  readonly messageKey = "session.expired";
}

/** The host refused a write and said why; `said` is what the visitor is told (spec 1, section 8). */
export class Refused extends UpstreamError {
  readonly status = 400;
  readonly messageKey = "form.refused";
  readonly said: string;

  constructor(said: string) {
    super(said);
    this.said = said;
  }
}

/** Network, time-out, 5xx, or a payload that cannot be read. */
export class Unavailable extends UpstreamError {
  readonly status = 503;
  readonly messageKey = "unavailable.title";
  /** True where the host itself is at fault (and the breaker counts it), not one odd payload. */
  readonly hostFault: boolean;

  constructor(detail: string, hostFault = false) {
    super(detail);
    this.hostFault = hostFault;
  }
}
