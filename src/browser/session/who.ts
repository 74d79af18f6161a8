import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** Whether a session is open, as far as this tab knows; light enough for pages that need nothing else. */
export interface Who {
  kind: 'visitor' | 'member';
  unreadMessages: number;
  supportUnread: number;
}

export const VISITOR: Who = { kind: 'visitor', unreadMessages: 0, supportUnread: 0 };

/**
 * @param member of the session, from the server; null when logged out
 * @param visitorUnread unread answers in a visitor's chat
 */
export function whoIs(member: { unreadCount: number; supportUnread: number } | null, visitorUnread = 0): Who {
  if (!member) return { ...VISITOR, supportUnread: visitorUnread };
  return { kind: 'member', unreadMessages: member.unreadCount, supportUnread: member.supportUnread };
}

let who: Who | null = null;
const { subscribe, notify } = createListeners();
export const subscribeToWho = subscribe;

/** Called by the session, and by the check of a public page. */
export function saveWho(next: Who | null): void {
  if (who === next) return;
  if (who && next && (Object.keys(next) as (keyof Who)[]).every((key) => who?.[key] === next[key])) return;
  who = next;
  notify();
}

/** Called by the chat, the first to learn of an answer. */
export function setSupportUnread(supportUnread: number): void {
  if (who) saveWho({ ...who, supportUnread });
}

export function readWho(): Who | null {
  return who;
}

type Checked = { member: Parameters<typeof whoIs>[0]; ended: boolean; visitorUnread?: number };

/**
 * Checks the session on a page that does not follow it. A failed check changes nothing.
 * @returns whether the session of this browser has ended, which the server reports once
 */
export async function checkWho(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session?once=1');
    if (!answer.ok) return false;
    const { member, ended, visitorUnread }: Checked = await answer.json();
    saveWho(whoIs(member, visitorUnread));
    return ended;
  } catch {
    // Offline, or the server failed: the page is complete without it.
    return false;
  }
}

export function useWho(): Who | null {
  return useSyncExternalStore(subscribeToWho, readWho, () => null);
}
