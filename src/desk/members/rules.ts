import { MINUTE_MS } from '#lib/durations.ts';

export const MEMBERS_PER_PAGE = 50;
export const OPENINGS_PER_PAGE = 50;
/** How long a reason opens a member’s page for whoever gave it. */
const OPEN_MS = 30 * MINUTE_MS;

export const MEMBER_STATES = ['unfinished', 'open', 'paused', 'suspended', 'closed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Why a colleague opens someone’s page: one of these, and their own words. */
export const OPENING_REASONS = ['question', 'trouble', 'safety', 'data-request', 'check'] as const;
export type OpeningReason = (typeof OPENING_REASONS)[number];
export const REASON_WORDS_MAX_LENGTH = 300;

/** The instant since which an opening still counts. */
export function openedSince(now: Date): Date {
  return new Date(now.getTime() - OPEN_MS);
}

/** Mails that may be sent again from the desk: they hold a link that is made anew as they leave. */
export const RESENDABLE = ['confirm-email', 'reset-password'] as const;
export type Resendable = (typeof RESENDABLE)[number];

/** Which of them serves: a sign-up that is not finished is confirmed, a member chooses another password. */
export function resendableFor(state: MemberState): Resendable {
  return state === 'unfinished' ? 'confirm-email' : 'reset-password';
}

/** « c•••@exemple.invalid »: enough to know an address again, too little to read one. */
export function maskedAddress(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${Array.from(name)[0] ?? ''}•••@${host}`;
}

/** Whether someone may confirm an erasure: another person than the one who wrote the request down. */
export function canConfirmErasure(
  request: { askedBy: string } | undefined,
  staff: string,
): 'ok' | 'none' | 'same' {
  if (!request) return 'none';
  return request.askedBy === staff ? 'same' : 'ok';
}
