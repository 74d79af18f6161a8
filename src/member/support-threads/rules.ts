import { cutText } from '#lib/cut-text.ts';
import type { Rating } from './texts.ts';

/** Whom a message of the contact form goes to (spec 2 §2). */
export const CONTACT_RECIPIENTS = ['coach', 'relations', 'admin', 'dpo'] as const;
export type ContactRecipient = (typeof CONTACT_RECIPIENTS)[number];

export const CONTACT_RECIPIENT_LABELS: Record<ContactRecipient, string> = {
  coach: 'Coach',
  relations: 'Équipe relation utilisateurs',
  admin: 'Administrateur du site',
  dpo: 'Délégué à la protection des données',
};

/** Who writes to the team, and where: a visitor or a member in the chat, or whoever filled in the contact form. */
export const THREAD_KINDS = ['visitor', 'member', 'contact'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Whose chat with the team it is. */
export type ChatKind = 'visitor' | 'member';
/** Messages of a chat that are read at once. */
export const SUPPORT_PAGE_SIZE = 50;
/** What a visitor says of themselves; `visitorId` is a label of their browser, which opens nothing (D14). */
export type VisitorLabels = { visitorId: string; name: string; email: string };

/** `open`: the person waits for the team. `waiting`: the team waits for the person. */
export const THREAD_STATES = ['open', 'waiting', 'resolved'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** What a conversation is about, as the team sorts them. */
export const THREAD_TAGS = [
  'account',
  'profile',
  'encounters',
  'safety',
  'workshops',
  'payment',
  'bug',
  'idea',
] as const;
export type ThreadTag = (typeof THREAD_TAGS)[number];
export const TAGS_PER_THREAD = 3;
/** Set by itself on words that sound like a danger (`soundsLikeDanger`): such conversations stand first at the desk. */
export const RAISING_TAG = 'safety' satisfies ThreadTag;

type Rated = { state: ThreadState; rating: Rating | null };

/** What a person is shown of it while their conversation is resolved: the question, or that they have answered. */
export function ratingStage(thread: Rated | undefined, teamWroteAt: Date | null): 'asked' | 'given' | null {
  if (thread?.state !== 'resolved') return null;
  if (thread.rating) return 'given';
  return teamWroteAt ? 'asked' : null;
}

/** What a list shows of the last words. */
export const EXCERPT_LENGTH = 160;

/** Under what the chat is kept that goes on from a message of the contact form; no browser makes such a key by itself. */
export function contactChatKey(contact: number): string {
  return `lettre-${contact}`;
}

/** The first words of a message, on one line. */
export function excerptOf(content: string): string {
  return cutText(content.replaceAll(/\s+/g, ' ').trim(), EXCERPT_LENGTH);
}

/** Whose desk a thread is on: a message of the form goes to whom it was addressed, and the chats to support. */
export const AUDIENCES = ['support', 'coach', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

export function audienceOf(recipient: ContactRecipient | null): Audience {
  if (recipient === 'coach') return 'coach';
  return recipient === 'admin' || recipient === 'dpo' ? 'admin' : 'support';
}
