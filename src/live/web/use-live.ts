import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type LiveHandlers, type LiveState, live } from './live-connection.ts';

/** While there is no live connection, an open page asks again so often. */
const ASK_AGAIN_MS = 30_000;

/**
 * Keeps the connection of this tab open for a member; null: for nobody. `handlers` must stay the same object once there.
 * @param since the last event of their stream before anything else was read
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

/** What a query that follows the events adds to its options: nothing to ask while they come. */
export function useFallbackPolling() {
  const isLive = useLiveState() === 'live';
  return {
    refetchInterval: isLive ? (false as const) : ASK_AGAIN_MS,
    refetchOnWindowFocus: isLive ? false : ('always' as const),
  };
}

/** Whether the connection has been in a state for so many milliseconds. */
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
