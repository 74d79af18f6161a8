type Listener = () => void;

const listeners = new Set<Listener>();

/** Called by the query client on any 401. Separate from `session.ts`, which needs the query client. */
export function announceUnauthorized(): void {
  for (const listener of listeners) listener();
}

export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
