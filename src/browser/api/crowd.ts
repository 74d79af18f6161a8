/** Requests of this page that were asked to come back later, and wait. */
let waiting = 0;
const listeners = new Set<() => void>();

/** A request begins to wait. @returns what says that it goes on */
export function beginToWait(): () => void {
  change(1);
  return () => change(-1);
}

export function isCrowded(): boolean {
  return waiting > 0;
}

/** @returns how to stop */
export function followCrowd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}
