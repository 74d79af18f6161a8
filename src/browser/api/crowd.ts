let waiting = 0;
const listeners = new Set<() => void>();

/** A request begins to wait. @returns a function to call when it goes on */
export function beginToWait(): () => void {
  change(1);
  return () => change(-1);
}

export function isCrowded(): boolean {
  return waiting > 0;
}

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
