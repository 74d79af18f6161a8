import { useEffect, useState, useSyncExternalStore } from 'react';
import { PRESENCE_EVERY_MS } from '../contract.ts';
import { goTo, type Present, readPresence, subscribeToPresence } from './shared/presence.ts';

/** A colleague is considered gone after this silence. */
const GONE_MS = 2 * PRESENCE_EVERY_MS;
const WRITING_MS = 8000;
const LOOK_AGAIN_MS = 3000;
/** Stepping through the list with the keyboard does not count as opening each thread. */
const SETTLED_MS = 700;

/**
 * Returns the presence of colleagues heard of recently.
 * @param me id of the colleague at this desk
 */
export function useColleaguesPresent(me: string): Present[] {
  const present = useSyncExternalStore(subscribeToPresence, readPresence);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, []);
  return present
    .filter((one) => one.staff !== me && now - one.at < GONE_MS)
    .map((one) => ({ ...one, writing: one.writing && now - one.at < WRITING_MS }));
}

/** Returns the colleagues who have the same thread open or are typing in it, and reports this desk to them. */
export function useColleaguesHere(thread: number, me: string): Present[] {
  useEffect(() => {
    const timer = window.setTimeout(() => goTo({ thread, writing: false }), SETTLED_MS);
    return () => {
      window.clearTimeout(timer);
      goTo({ thread: null, writing: false });
    };
  }, [thread]);
  return useColleaguesPresent(me).filter((one) => one.thread === thread);
}
