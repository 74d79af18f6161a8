export type HeardSignal = { seat: string; data: string };

export type CallChannel = {
  say: (signal: HeardSignal) => void;
  /** Signals of the other person, and of the user's other windows. @returns a function that unsubscribes */
  listen: (hear: (signal: HeardSignal) => void) => () => void;
};
