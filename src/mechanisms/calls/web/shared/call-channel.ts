/** What a window says to connect, passed on unread; `seat` is that window. */
export type HeardSignal = { seat: string; data: string };

/** How the windows of two people who are in a call reach each other. */
export type CallChannel = {
  say: (signal: HeardSignal) => void;
  /** Signals of the other, and of one's own other windows. Returns how to stop. */
  listen: (hear: (signal: HeardSignal) => void) => () => void;
};
