import type { Activity } from '#features/questionnaires/rules.ts';

/** Conversations that a member has opened and still has (D4). */
export const CONTACT_LIMIT = 3;
/** New conversations that a member may open in 24 hours, whatever was deleted since. */
export const DAILY_OPENINGS = 5;
export const MESSAGE_MAX_LENGTH = 2000;
export const THREAD_PAGE_SIZE = 50;

/** What the numbered stream of a member tells (docs: notes on live delivery; contract: `contract-live.ts`). */
export const LIVE_KINDS = [
  'message',
  'read-by-me',
  'read-by-them',
  'contacts-changed',
  'support-changed',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/**
 * Whether one more conversation may be opened.
 * @param opened conversations that the member opened and still has
 * @param openedToday conversations opened in the last 24 hours
 */
export function canOpenConversation(
  opened: number,
  openedToday: number,
): 'ok' | 'limit-reached' | 'too-many-today' {
  if (opened >= CONTACT_LIMIT) return 'limit-reached';
  return openedToday >= DAILY_OPENINGS ? 'too-many-today' : 'ok';
}

/** Conversations that may still be opened; never below zero. */
export function remainingContacts(opened: number): number {
  return Math.max(0, CONTACT_LIMIT - opened);
}

/** The automatic first words (D10), written from what both profiles show. */
export function greeting(sender: string, receiver: string, shared: readonly Activity[]): string {
  const [activity] = shared;
  const common = activity ? ` Nous avons un goût en commun : « ${activity} ».` : '';
  return `Bonjour ${receiver}, je suis ${sender}. Votre profil m’a donné envie de faire connaissance.${common}`;
}

/** Three ideas for the first words of one's own (D10), from what the other person chose to share. */
export function firstWords(theirs: readonly Activity[]): [string, string, string] {
  const [activity] = theirs;
  return [
    activity
      ? `Vous avez choisi « ${activity} » : quel en est votre dernier beau souvenir ?`
      : 'Quel est votre dernier beau souvenir de week-end ?',
    'Qu’est-ce qui vous a donné envie d’une rencontre accompagnée ?',
    'À quoi ressemble pour vous un dimanche réussi ?',
  ];
}
