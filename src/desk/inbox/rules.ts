import type { StaffRole } from '#desk/staff/rules.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { nextWorkingMorning } from '#lib/working-days.ts';
import { THREAD_STATES } from '#member/support/rules.ts';

/** Roles that may open the inbox; `audiencesOf` says which threads each of them reads. */
export const INBOX_ROLES = ['support', 'coach', 'admin'] as const satisfies readonly StaffRole[];
/** Roles that may edit the saved replies. */
export const REPLY_EDITORS = ['support', 'admin'] as const satisfies readonly StaffRole[];

/** Roles whose presence means that a chat is answered within minutes. */
export const ANSWERING_ROLES = ['support'] as const satisfies readonly StaffRole[];

/** The views, in order of priority. */
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

/** Moves of threads: to a state, snoozed until a morning, or back to the previous state. */
export const MOVES = [...THREAD_STATES, 'tomorrow', 'monday', 'as-shown'] as const;
export type Move = (typeof MOVES)[number];

/**
 * Returns the mornings until which a thread can be snoozed; the team works on them.
 * @param today ISO date in Paris
 */
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

/** Returns the first unknown variable of a saved reply. */
export function unknownVariable(content: string): string | undefined {
  return content.match(/\{[^{}]*\}/g)?.find((variable) => variable !== '{prénom}' && variable !== '{moi}');
}

/**
 * Fills in a saved reply for the composer: `{prénom}` and `{moi}` become first names. It is never sent automatically.
 * @param name as typed by the person
 */
export function fillReply(content: string, { name, me }: { name: string; me: string }): string {
  const [first = ''] = name.trim().split(/\s+/);
  // Without a first name, « Bonjour {prénom}, » becomes « Bonjour, ».
  const filled = first ? content.replaceAll('{prénom}', first) : content.replaceAll(/ ?\{prénom\}/g, '');
  return filled.replaceAll('{moi}', me);
}
