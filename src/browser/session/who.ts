import { useSyncExternalStore } from 'react';

/** Whether a session is open, as far as this tab knows; light enough for pages that ask nothing else. */
export interface Who {
  kind: 'visitor' | 'member';
  /** What the team wrote in the support chat and this person has not read. */
  supportUnread: number;
}

let who: Who | null = null;
const listeners = new Set<() => void>();

/** Called by whatever learns it: the session, the check of a public page, the chat itself. */
export function noteWho(next: Who | null): void {
  if (who?.kind === next?.kind && who?.supportUnread === next?.supportUnread) return;
  who = next;
  for (const listener of listeners) listener();
}

/** Whether a member is here, as far as this tab knows. */
export function memberIsHere(): boolean {
  return who?.kind === 'member';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Null until the session was checked. */
export function useWho(): Who | null {
  return useSyncExternalStore(
    subscribe,
    () => who,
    () => null,
  );
}

/**
 * Asks the server, in a page that does not follow the session. A check that fails leaves nothing known: the next page
 * asks again.
 */
export async function checkWho(): Promise<void> {
  if (who) return;
  try {
    const answer = await fetch('/api/session');
    const state: { member: { supportUnread: number } | null } = await answer.json();
    if (answer.ok && !who)
      noteWho(state.member ? { kind: 'member', supportUnread: state.member.supportUnread } : VISITOR);
  } catch {
    // Offline, or the server in trouble: the page is complete without it.
  }
}

export const VISITOR: Who = { kind: 'visitor', supportUnread: 0 };
