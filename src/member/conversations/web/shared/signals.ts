import type { LivePayload } from '#live/protocol.ts';
import { live } from '#live/web/live-connection.ts';
import { type CallSignal, callSignal } from '../../contract.ts';

const listeners = new Set<(signal: CallSignal) => void>();

/** Passes call signals among ephemeral events to the listeners. */
export function dispatchCallSignal(payload: LivePayload): void {
  const { data: signal } = callSignal.safeParse(payload);
  if (signal) for (const listener of listeners) listener(signal);
}

/** @returns a function that unsubscribes */
export function onSignal(listener: (signal: CallSignal) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function sendSignal(signal: Omit<CallSignal, 'kind'>): void {
  live.send({ kind: 'call-signal', ...signal });
}
