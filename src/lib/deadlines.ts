const SECOND_MS = 1000;

/**
 * Every timeout on the way of a request, from the inside to the outside: each is shorter than the one around it, so
 * that the part that knows the cause answers, and no work goes on after the caller gave up.
 */
export const DEADLINES = {
  /** A statement of a request: PostgreSQL cancels it. */
  statementMs: 2.5 * SECOND_MS,
  /** We stop waiting for that statement, and close its connection: the server itself no longer answers. */
  statementGivenUpMs: 3 * SECOND_MS,
  /** A query waits for a connection, or a connection for the server. */
  connectionMs: SECOND_MS,
  /** The database budget of one request: the longest wait and the longest statement. */
  databaseMs: 4 * SECOND_MS,
  /** Every request is answered or refused; without the upload of its body, and work outside the database. */
  answerMs: 5 * SECOND_MS,
  /** The proxy in front of the nodes waits for an answer (deploy/). */
  proxyMs: 15 * SECOND_MS,
  /** A browser waits for the proxy, then retries. */
  browserMs: 20 * SECOND_MS,
} as const;
