import { addDays } from '#lib/paris-time.ts';

/** Days between the announcement of new terms and the day on which they apply: the terms promise it (« modifications »). */
export const TERMS_NOTICE_DAYS = 30;
export const TERMS_MOST_DAYS_AHEAD = 366;
export const CHANGES_MIN_LENGTH = 20;
export const CHANGES_MAX_LENGTH = 2_000;

/**
 * Whether new terms may be announced for a day.
 * @param inForce ISO day on which they apply @param today ISO day in Paris
 */
export function announcementVerdict(inForce: string, today: string): 'ok' | 'too-soon' | 'too-far' {
  // The mails of today leave until the night: the first whole day of notice is tomorrow.
  if (inForce <= addDays(today, TERMS_NOTICE_DAYS)) return 'too-soon';
  return inForce > addDays(today, TERMS_MOST_DAYS_AHEAD) ? 'too-far' : 'ok';
}

/** The first day that may be announced. */
export function firstDayToAnnounce(today: string): string {
  return addDays(today, TERMS_NOTICE_DAYS + 1);
}

/** @param today ISO day in Paris */
export function changeState(
  { in_force, cancelled_at }: { in_force: string; cancelled_at: Date | null },
  today: string,
): 'coming' | 'past' | 'cancelled' {
  if (cancelled_at) return 'cancelled';
  return in_force < today ? 'past' : 'coming';
}

/** The lines of an announcement, as paragraphs. */
export function paragraphsOf(changes: string): string[] {
  return changes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
