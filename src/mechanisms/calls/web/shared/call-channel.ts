export type HeardSignal = { seat: string; data: string };

export type CallChannel = {
  say: (signal: HeardSignal) => void;
  /** Signals of the other, and of one's own other windows. @returns a function that unsubscribes */
  listen: (hear: (signal: HeardSignal) => void) => () => void;
};
