const SECOND_MS = 1000;

/**
 * Every timeout on the way of a request, from the inside to the outside: each is shorter than the enclosing one, so
 * that the part that knows the cause responds, and no work goes on after the caller gave up.
 */
export const DEADLINES = {
  /** Statement timeout of a request, enforced by PostgreSQL. */
  statementMs: 2.5 * SECOND_MS,
  /** We stop waiting for the statement and close its connection: the server itself no longer responds. */
  statementGivenUpMs: 3 * SECOND_MS,
  /** Time for a query to get a connection, or for a connection to open. */
  connectionMs: SECOND_MS,
  /** Database budget of one request: the longest wait and the longest statement. */
  databaseMs: 4 * SECOND_MS,
  /** Every request gets a response by then, except for the upload of its body, and work outside the database. */
  answerMs: 5 * SECOND_MS,
  /** Timeout of the proxy in front of the nodes (deploy/). */
  proxyMs: 15 * SECOND_MS,
  /** Timeout of the browser, which then retries. */
  browserMs: 20 * SECOND_MS,
} as const;
