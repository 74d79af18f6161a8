/** A signal, passed on unread; `seat` is the sending window. */
export type HeardSignal = { seat: string; data: string };

/** Signalling between the windows of a call. */
export type CallChannel = {
  say: (signal: HeardSignal) => void;
  /** Signals of the other, and of one's own other windows. @returns a function that unsubscribes */
  listen: (hear: (signal: HeardSignal) => void) => () => void;
};
