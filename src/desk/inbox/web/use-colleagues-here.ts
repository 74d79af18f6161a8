import { useEffect, useState, useSyncExternalStore } from 'react';
import { PRESENCE_EVERY_MS } from '../contract.ts';
import { followPresence, goTo, type Present, readPresence } from './shared/presence.ts';

/** Whoever is not heard of again is gone. */
const GONE_MS = 2 * PRESENCE_EVERY_MS;
const WRITING_MS = 8000;
const LOOK_AGAIN_MS = 3000;
/** Stepping through the list with the keys is not looking at each conversation. */
const SETTLED_MS = 700;

/** Where the colleagues are who were heard of lately. @param me id of who works here */
export function useColleaguesPresent(me: string): Present[] {
  const present = useSyncExternalStore(followPresence, readPresence);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, []);
  return present
    .filter((one) => one.staff !== me && now - one.at < GONE_MS)
    .map((one) => ({ ...one, writing: one.writing && now - one.at < WRITING_MS }));
}

/** Who else of the team looks at the same conversation, or writes in it; tells them that one is there. */
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
