import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/months-later.ts';

/** A year without a visit and the account is erased, after a warning a month before (spec 2 §9, security.md 43). */
export const WARNING_AFTER_MONTHS = 11;
const ERASURE_AFTER_MONTHS = 12;
/** What a member has left after the warning at the very least: a server that was down for weeks catches up slowly. */
const WARNING_NOTICE_DAYS = 25;
/** Visitors' chats and messages of the contact form (security.md 43). */
export const LETTER_KEPT_MONTHS = 12;
/** Reports are proof: they are kept so long (spec 2 §9). */
export const REPORT_KEPT_YEARS = 5;

interface Absence {
  lastSeen: Date;
  /** When a warning was last sent, for this absence or a former one. */
  warnedAt: Date | null;
}

/** What is to be done about someone who may be away. A warning counts for the absence in which it was sent. */
export function absenceVerdict({ lastSeen, warnedAt }: Absence, now: Date): 'none' | 'warn' | 'erase' {
  if (lastSeen > monthsLater(now, -WARNING_AFTER_MONTHS)) return 'none';
  if (!warnedAt || warnedAt < lastSeen) return 'warn';
  return erasureDue({ lastSeen, warnedAt }) <= now ? 'erase' : 'none';
}

/** From when the account of someone who stays away may be erased. */
export function erasureDue({ lastSeen, warnedAt }: { lastSeen: Date; warnedAt: Date }): Date {
  const year = monthsLater(lastSeen, ERASURE_AFTER_MONTHS);
  const notice = new Date(warnedAt.getTime() + WARNING_NOTICE_DAYS * DAY_MS);
  return notice > year ? notice : year;
}
