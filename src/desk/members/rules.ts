import type { StaffRole } from '#desk/staff/rules.ts';

export const MEMBERS_PER_PAGE = 50;
/** Above it a list says « plus de ». */
export const COUNTED_MEMBERS = 1000;
/** On a member’s page. */
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

/** That a member has reported someone is known to moderators only. */
export function tellsOfReport(template: string): boolean {
  return template.startsWith('report-') || template === 'redress-answered';
}

/** An unfinished sign-up gets a confirmation, a member a password link. */
export function resendableFor(state: MemberState): Resendable {
  return state === 'unfinished' ? 'confirm-email' : 'reset-password';
}

/** « c•••@exemple.invalid »: recognisable, but not readable. */
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

/** Work beside which a colleague reads who the person is. */
export const WORKS = ['thread', 'case', 'appointment'] as const;
export type Work = (typeof WORKS)[number];

const FILE_ROLES = ['support', 'moderation', 'admin'] as const;

/** Who reads each part of the pane: the roles whose own pages show it. Threads by audience, appointments of one’s own. */
export const PERSON_PARTS = {
  account: FILE_ROLES,
  threads: ['support', 'coach', 'admin'],
  cases: ['moderation', 'admin'],
  decisions: FILE_ROLES,
  appointments: ['support', 'moderation', 'coach', 'matchmaker'],
  workshops: FILE_ROLES,
} as const satisfies Record<string, readonly StaffRole[]>;
/** How many dates of each part are listed. */
export const DATES_LISTED = 3;
