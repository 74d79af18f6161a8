import type { StaffRole } from '#desk/staff/rules.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { nextWorkingMorning } from '#lib/working-days.ts';
import { THREAD_STATES } from '#member/support/rules.ts';

/** Whoever may open the inbox; what each of them reads there is `audiencesOf`. */
export const INBOX_ROLES = ['support', 'coach', 'admin'] as const satisfies readonly StaffRole[];
/** Whoever writes the answers that the whole team puts into its messages. */
export const REPLY_EDITORS = ['support', 'admin'] as const satisfies readonly StaffRole[];

/** Whose presence means that a chat is answered within minutes. */
export const ANSWERING_ROLES = ['support'] as const satisfies readonly StaffRole[];

/** The lists, in the order in which they are looked at. */
export const INBOX_VIEWS = [
  'open',
  'mine',
  'unassigned',
  'mentioned',
  'waiting',
  'snoozed',
  'resolved',
] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** What is done with conversations: put off until a morning, or left as they were shown before. */
export const MOVES = [...THREAD_STATES, 'tomorrow', 'monday', 'as-shown'] as const;
export type Move = (typeof MOVES)[number];

/** Until when a conversation may be put off: mornings on which the team works. @param today ISO date in Paris */
export function snoozeMornings(today: string): Record<'tomorrow' | 'monday', Date> {
  const sunday = addDays(mondayOf(today), 6);
  return { tomorrow: nextWorkingMorning(today), monday: nextWorkingMorning(sunday) };
}

export const MOVED_AT_ONCE = 50;

export const THREADS_PER_PAGE = 50;

export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 80;
export const THREAD_NOTE_MAX_LENGTH = 2000;
export const TEAM_ANSWER_MAX_LENGTH = 5000;
export const REPLY_TITLE_MAX_LENGTH = 80;

/** A variable of a saved reply that nothing would fill in. */
export function unknownVariable(content: string): string | undefined {
  return content.match(/\{[^{}]*\}/g)?.find((variable) => variable !== '{prénom}' && variable !== '{moi}');
}

/**
 * A saved reply as it is put into the composer, never sent by itself: `{prénom}` and `{moi}` become first names.
 * @param name as the person gave it
 */
export function fillReply(content: string, { name, me }: { name: string; me: string }): string {
  const [first = ''] = name.trim().split(/\s+/);
  // « Bonjour {prénom}, » becomes « Bonjour, » for whoever gave none.
  const filled = first ? content.replaceAll('{prénom}', first) : content.replaceAll(/ ?\{prénom\}/g, '');
  return filled.replaceAll('{moi}', me);
}
