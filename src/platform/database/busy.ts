/** The request was not admitted because too many are here: the same request will be, a little later. */
export class BusyError extends Error {
  override name = 'BusyError';
  /** Jittered, so that rejected clients do not retry in lockstep. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests are waiting for the database');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Only this caller is rejected: too many concurrent requests, or too fast. Others are admitted. */
export class TooFastError extends BusyError {
  override name = 'TooFastError';
}

export class CallerLeftError extends Error {
  override name = 'CallerLeftError';
}

/** Whether work was shed because of load or because the caller left: not a fault. */
export function isShed(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof BusyError || cause instanceof CallerLeftError;
}
