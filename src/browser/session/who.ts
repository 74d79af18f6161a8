/** Whether a session is open, as far as this tab knows; light enough for pages that ask nothing else. */
export interface Who {
  kind: 'visitor' | 'member';
  /** Messages of other members that this one has not read. */
  unreadMessages: number;
  /** What the team wrote in the support chat and this person has not read. */
  supportUnread: number;
}

export const VISITOR: Who = { kind: 'visitor', unreadMessages: 0, supportUnread: 0 };

/** @param member of the session, as the server says it; null when nobody is signed in */
export function whoIs(member: { unreadCount: number; supportUnread: number } | null): Who {
  if (!member) return VISITOR;
  return { kind: 'member', unreadMessages: member.unreadCount, supportUnread: member.supportUnread };
}

let who: Who | null = null;
const listeners = new Set<() => void>();

/** Called by whatever learns it: the session, the check of a public page. */
export function saveWho(next: Who | null): void {
  if (who === next) return;
  if (who && next && (Object.keys(next) as (keyof Who)[]).every((key) => who?.[key] === next[key])) return;
  who = next;
  for (const listener of listeners) listener();
}

/** Called by the chat, which learns of an answer before anything else does. */
export function noteSupportUnread(supportUnread: number): void {
  if (who) saveWho({ ...who, supportUnread });
}

/** Null until the session was checked. */
export function readWho(): Who | null {
  return who;
}

/** @returns how to stop */
export function followWho(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

type Checked = { member: Parameters<typeof whoIs>[0]; ended: boolean };

/**
 * Asks the server, in a page that does not follow the session. A check that fails changes nothing.
 * @returns whether this browser was of a session that is over, which the server says once
 */
export async function checkWho(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session?once=1');
    if (!answer.ok) return false;
    const { member, ended }: Checked = await answer.json();
    saveWho(whoIs(member));
    return ended;
  } catch {
    // Offline, or the server in trouble: the page is complete without it.
    return false;
  }
}
