/**
 * Codes with which the server closes a socket. The other ones are the standard's: 1008 for a
 * browser that says what was not agreed or too much of it, 1009 for a frame that is too long.
 */
export const LIVE_CLOSE = {
  /** The session ended: ask for the session rather than come back. */
  sessionEnded: 4401,
  /** What follows the cursor is no longer kept: come back at once, and be told that everything is `fresh`. */
  gone: 4410,
  /** This node stops, another one serves: come back soon, whatever happened before. */
  leaving: 4503,
} as const;
