const SECOND_MS = 1000;

/**
 * Every time limit on the way of a request, from the inside to the outside: each is shorter than the patience of whoever
 * waits for it, so that a failure is answered by the part that knows why, and nobody works for someone who gave up.
 */
export const DEADLINES = {
  /** A statement of a request: PostgreSQL ends it. */
  statementMs: 2.5 * SECOND_MS,
  /** We stop waiting for that statement, and close its connection: the server itself no longer answers. */
  statementGivenUpMs: 3 * SECOND_MS,
  /** A query waits for a connection, or a connection for the server. */
  connectionMs: SECOND_MS,
  /** All the time that one request has for the database: the longest wait and the longest statement. */
  databaseMs: 4 * SECOND_MS,
  /** Every request is answered, be it by a refusal; sending its body and work without the database not counted. */
  answerMs: 5 * SECOND_MS,
  /** The proxy in front of the nodes waits for an answer (deploy/). */
  proxyMs: 15 * SECOND_MS,
  /** A browser waits for the proxy, then tries again. */
  browserMs: 20 * SECOND_MS,
} as const;
