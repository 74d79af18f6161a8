/**
 * Close codes of the server. The other codes are standard: 1008 for a protocol error or too many frames, 1009 for a
 * frame that is too long.
 */
export const LIVE_CLOSE = {
  /** The session ended: check the session instead of reconnecting. */
  sessionEnded: 4401,
  /** Events after the cursor were erased: reconnect at once, as `fresh`. */
  gone: 4410,
  /** This node is stopping and another one serves: reconnect soon, regardless of earlier failures. */
  leaving: 4503,
} as const;
