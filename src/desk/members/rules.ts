import type { StaffRole } from '#desk/staff/rules.ts';

export const MEMBERS_PER_PAGE = 50;
/** Above this count a list says « plus de ». */
export const COUNTED_MEMBERS = 1000;
/** Number of mails listed on a member’s page. */
export const MAILS_LISTED = 50;

export const MEMBER_STATES = ['unfinished', 'open', 'paused', 'suspended', 'closed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const FILTERED_STATES = [...MEMBER_STATES, 'erasure-asked'] as const;

/** In the order of the sign-up. */
export const SIGN_UP_STEPS = [
  'profile',
  'search',
  'lifeProject',
  'activities',
  'loveProfile',
  'quiz',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

export const FILTERED_STEPS = ['complete', ...SIGN_UP_STEPS] as const;
export const JOINED_WEEKS = [1, 4, 12] as const;
export const SEEN_DAYS = [7, 30, 90] as const;
export const YES_OR_NO = ['yes', 'no'] as const;

export const OPENING_REASONS = ['question', 'trouble', 'safety', 'data-request', 'check'] as const;
export type OpeningReason = (typeof OPENING_REASONS)[number];
export const REASON_WORDS_MAX_LENGTH = 300;

/** Mails the desk may resend; their link is created when they are sent. */
export const RESENDABLE = ['confirm-email', 'reset-password'] as const;
export type Resendable = (typeof RESENDABLE)[number];

/** Whether a mail reveals that the member reported someone, which only moderators may know. */
export function tellsOfReport(template: string): boolean {
  return template.startsWith('report-') || template === 'redress-answered';
}

/** Returns the mail to resend: a confirmation for an unfinished sign-up, a password link for a member. */
export function resendableFor(state: MemberState): Resendable {
  return state === 'unfinished' ? 'confirm-email' : 'reset-password';
}

/** Masks an address: « c•••@exemple.invalid » is recognisable but not readable. */
export function maskedAddress(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${Array.from(name)[0] ?? ''}•••@${host}`;
}

/** Four-eyes rule: only another colleague may confirm an erasure. */
export function canConfirmErasure(
  request: { askedBy: string } | undefined,
  staff: string,
): 'ok' | 'none' | 'same' {
  if (!request) return 'none';
  return request.askedBy === staff ? 'same' : 'ok';
}

/** Kinds of work that show the person beside them. */
export const WORKS = ['thread', 'case', 'appointment'] as const;
export type Work = (typeof WORKS)[number];

const FILE_ROLES = ['support', 'moderation', 'admin'] as const;

/** Roles that read each part of the panel: those whose own pages show it. Threads by audience, appointments by host. */
export const PERSON_PARTS = {
  account: FILE_ROLES,
  threads: ['support', 'coach', 'admin'],
  cases: ['moderation', 'admin'],
  decisions: FILE_ROLES,
  appointments: ['support', 'moderation', 'coach', 'matchmaker'],
  workshops: FILE_ROLES,
} as const satisfies Record<string, readonly StaffRole[]>;
/** Number of dates listed per part. */
export const DATES_LISTED = 3;
