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

export const TAGS_PER_THREAD = 3;

/** What a message holds beside or in place of words. */
export const FILE_KINDS = ['picture', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export const FILE_MAX_BYTES = 10 * 1024 * 1024;

/** What a person says of the help they got, from the best on. */
export const SATISFACTIONS = ['good', 'fair', 'bad'] as const;
export type Satisfaction = (typeof SATISFACTIONS)[number];
export const SATISFACTION_WORDS_MAX_LENGTH = 300;

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
