/** So many people are here that this request was not admitted: the same will be, a little later. */
export class BusyError extends Error {
  override name = 'BusyError';
  /** Drawn by chance, so that those who are refused together do not come back together. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests are waiting for the database');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whoever asked has left without waiting for the answer: nothing more is done for them. */
export class CallerLeftError extends Error {
  override name = 'CallerLeftError';
}

/** Whether work was given up because too many are here, or whoever asked is not any more: nothing is wrong. */
export function isShed(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof BusyError || cause instanceof CallerLeftError;
}
