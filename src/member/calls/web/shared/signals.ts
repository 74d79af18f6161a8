import type { LivePayload } from '#live/protocol.ts';
import { live } from '#live/web/live-connection.ts';
import { type CallSignal, callSignal } from '../../contract.ts';

const listeners = new Set<(signal: CallSignal) => void>();

/** An ephemeral event came: whoever is in a call hears those that are signals. */
export function noteSignal(payload: LivePayload): void {
  const { data: signal } = callSignal.safeParse(payload);
  if (signal) for (const listener of listeners) listener(signal);
}

/** Returns how to stop. */
export function onSignal(listener: (signal: CallSignal) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function sendSignal(signal: Omit<CallSignal, 'kind'>): void {
  live.send({ kind: 'call-signal', ...signal });
}
