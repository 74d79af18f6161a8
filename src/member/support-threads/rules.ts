import type { ContactRecipient } from '#member/contact-form/rules.ts';

/** Who writes to the team, and where: a visitor or a member in the chat, or whoever filled in the contact form. */
export const THREAD_KINDS = ['visitor', 'member', 'contact'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** `open`: the person waits for the team. `waiting`: the team waits for the person. */
export const THREAD_STATES = ['open', 'waiting', 'resolved'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** What a list shows of the last words. */
export const EXCERPT_LENGTH = 160;

/** Under what the chat is kept that goes on from a message of the contact form; no browser makes such a key by itself. */
export function contactChatKey(contact: number): string {
  return `lettre-${contact}`;
}

/** The first words of a message, on one line. */
export function excerptOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= EXCERPT_LENGTH) return line;
  return `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`;
}

/** Whose desk a thread is on: a message of the form goes to whom it was addressed, and the chats to support. */
export const AUDIENCES = ['support', 'coach', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

export function audienceOf(recipient: ContactRecipient | null): Audience {
  if (recipient === 'coach') return 'coach';
  return recipient === 'admin' || recipient === 'dpo' ? 'admin' : 'support';
}
