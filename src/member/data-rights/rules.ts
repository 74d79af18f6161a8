import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { monthsLater } from '#lib/paris-time.ts';

/** An account is erased after a year without a visit, with a warning a month before (spec 2 §9, security.md 43). */
export const WARNING_AFTER_MONTHS = 11;
const ERASURE_AFTER_MONTHS = 12;
/** Minimum notice after a warning, so that a server that was down for weeks never skips it. */
const WARNING_NOTICE_DAYS = 25;
/** Retention of visitor chats and contact-form messages (security.md 43). */
export const LETTER_KEPT_MONTHS = 12;
/** Reports are evidence (spec 2 §9). */
export const REPORT_KEPT_YEARS = 5;
/** Accounting records (Code de commerce, art. L123-22). */
export const ORDER_KEPT_YEARS = 10;

/** How far back members see openings of their page by the team. */
export const OPENINGS_TOLD_MONTHS = 12;
export type ToldOpenings = { month: string; reason: string; count: number };

/** Counts openings by month in Paris and by reason, in the order of their first occurrence. */
export function countOpenings(openings: readonly { at: Date; reason: string }[]): ToldOpenings[] {
  const counted = new Map<string, ToldOpenings>();
  for (const { at, reason } of openings) {
    const month = parisDay(at).slice(0, 7);
    const known = counted.get(`${month} ${reason}`) ?? { month, reason, count: 0 };
    counted.set(`${month} ${reason}`, { ...known, count: known.count + 1 });
  }
  return [...counted.values()];
}

interface Absence {
  lastSeen: Date;
  /** The last warning, for this absence or an earlier one. */
  warnedAt: Date | null;
}

/** Returns what to do about an absence. A warning only counts for the absence in which it was sent. */
export function absenceVerdict({ lastSeen, warnedAt }: Absence, now: Date): 'none' | 'warn' | 'erase' {
  if (lastSeen > monthsLater(now, -WARNING_AFTER_MONTHS)) return 'none';
  if (!warnedAt || warnedAt < lastSeen) return 'warn';
  return erasureDue({ lastSeen, warnedAt }) <= now ? 'erase' : 'none';
}

/** Returns the earliest date of erasure after a warning. */
export function erasureDue({ lastSeen, warnedAt }: { lastSeen: Date; warnedAt: Date }): Date {
  const year = monthsLater(lastSeen, ERASURE_AFTER_MONTHS);
  const notice = new Date(warnedAt.getTime() + WARNING_NOTICE_DAYS * DAY_MS);
  return notice > year ? notice : year;
}
