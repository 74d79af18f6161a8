import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '#browser/listeners.ts';
import { live } from '#live/web/live-connection.ts';
import { TYPING_EVERY_MS } from '../rules.ts';

/** The typing sign fades; longer than the interval of typing events. */
const TYPING_SHOWN_MS = 6000;
/** Minimum interval between screen reader announcements. */
const SAID_AGAIN_AFTER_MS = 60_000;

const writing = new Map<string, number>();
const { subscribe, notify } = createListeners();

/** Records that a contact is typing. */
export function showTyping(contactId: string): void {
  window.clearTimeout(writing.get(contactId));
  writing.set(
    contactId,
    window.setTimeout(() => hideTyping(contactId), TYPING_SHOWN_MS),
  );
  notify();
}

/** Ends the typing sign, when the message arrived or no event followed. */
export function hideTyping(contactId: string): void {
  window.clearTimeout(writing.get(contactId));
  if (writing.delete(contactId)) notify();
}

/** Returns whether a contact is typing, and whether to announce it. */
export function useTyping(contactId: string): { shown: boolean; said: boolean } {
  const shown = useSyncExternalStore(subscribe, () => writing.has(contactId));
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (shown) setSaid(true);
  }, [shown]);
  useEffect(() => {
    if (shown || !said) return;
    const timer = window.setTimeout(() => setSaid(false), SAID_AGAIN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [shown, said]);
  return { shown, said };
}

let toldAt = 0;
let toldTo: string | undefined;

/** Sends a throttled typing event to a contact. */
export function sendTyping(contactId: string): void {
  const now = Date.now();
  if (contactId === toldTo && now - toldAt < TYPING_EVERY_MS) return;
  [toldAt, toldTo] = [now, contactId];
  live.send({ kind: 'typing', contactId });
}
