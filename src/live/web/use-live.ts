import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type LiveHandlers, type LiveState, live } from './live-connection.ts';

/** Polling interval of an open page without a live connection. */
const ASK_AGAIN_MS = 30_000;

/**
 * Keeps the connection of this tab open for a member, or closed for null. `handlers` must be a stable object.
 * @param since the last event of their stream before the first read
 */
export function useLive(
  memberEmail: string | null,
  handlers: LiveHandlers | undefined,
  since: number | null,
): void {
  const start = useEffectEvent((known: LiveHandlers) => live.start(known, since));
  useEffect(() => (memberEmail === null || !handlers ? undefined : start(handlers)), [memberEmail, handlers]);
}

function useLiveState(): LiveState {
  return useSyncExternalStore(live.subscribe, live.getState, () => 'off');
}

/** Query options that poll only while there is no live connection. */
export function useFallbackPolling() {
  const isLive = useLiveState() === 'live';
  return {
    refetchInterval: isLive ? (false as const) : ASK_AGAIN_MS,
    refetchOnWindowFocus: isLive ? false : ('always' as const),
  };
}

export function useLongState(state: LiveState, ms: number): boolean {
  const isNow = useLiveState() === state;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isNow) return;
    const timer = window.setTimeout(() => setLong(true), ms);
    return () => {
      window.clearTimeout(timer);
      setLong(false);
    };
  }, [isNow, ms]);
  return isLong;
}
