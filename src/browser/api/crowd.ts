/** Of each request that waits, in seconds. */
const waits: number[] = [];
const listeners = new Set<() => void>();

/** A request begins to wait. @returns a function to call when it goes on */
export function beginToWait(seconds: number): () => void {
  waits.push(seconds);
  tell();
  return () => {
    waits.splice(waits.indexOf(seconds), 1);
    tell();
  };
}

/** The longest wait that was asked of a request which waits now, in seconds; 0 when none does. */
export function crowdedFor(): number {
  return Math.max(0, ...waits);
}

export function followCrowd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
