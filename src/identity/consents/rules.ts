import { addDays } from '#lib/paris-time.ts';

/** Three ways to confide in the team, each requiring its own consent (D35, D48). */
export const CONFIDING_PURPOSES = ['coaching', 'interview', 'intimate-workshop'] as const;
export type ConfidingPurpose = (typeof CONFIDING_PURPOSES)[number];

/** Purposes (D6, D30): using the site, introductions, advice from the quiz, confiding. */
export const CONSENT_PURPOSES = ['terms', 'love-life', 'quiz', ...CONFIDING_PURPOSES] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** How long the proof of a consent outlives the account, under a pseudonym (D35; Code civil, art. 2224). */
export const PROOF_KEPT_YEARS = 5;

/** Whether a consent can be withdrawn; without the terms there is no account. */
export function canWithdraw(purpose: ConsentPurpose): 'ok' | 'closes-account' {
  return purpose === 'terms' ? 'closes-account' : 'ok';
}

/**
 * Notice period between the announcement of new terms and their entry into force, as promised in the terms («
 * modifications »).
 */
export const TERMS_NOTICE_DAYS = 30;
export const TERMS_MOST_DAYS_AHEAD = 366;
export const CHANGES_MIN_LENGTH = 20;
export const CHANGES_MAX_LENGTH = 2_000;

/**
 * Whether new terms may be announced for a day.
 * @param inForce ISO date from which they apply
 * @param today ISO date in Paris
 */
export function announcementVerdict(inForce: string, today: string): 'ok' | 'too-soon' | 'too-far' {
  // Today's mails may be sent until midnight: the first full day of notice is tomorrow.
  if (inForce <= addDays(today, TERMS_NOTICE_DAYS)) return 'too-soon';
  return inForce > addDays(today, TERMS_MOST_DAYS_AHEAD) ? 'too-far' : 'ok';
}

/** Returns the first day that may be announced. */
export function firstDayToAnnounce(today: string): string {
  return addDays(today, TERMS_NOTICE_DAYS + 1);
}

/**
 * Returns the state of a change.
 * @param today ISO date in Paris
 */
export function changeState(
  { in_force, cancelled_at }: { in_force: string; cancelled_at: Date | null },
  today: string,
): 'coming' | 'past' | 'cancelled' {
  if (cancelled_at) return 'cancelled';
  return in_force < today ? 'past' : 'coming';
}

/** Splits an announcement into paragraphs, one per line. */
export function paragraphsOf(changes: string): string[] {
  return changes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
