import { Temporal } from 'temporal-polyfill';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined for an invalid date or a day that does not exist. */
function parseIsoDate(date: string): Temporal.PlainDate | undefined {
  try {
    return ISO_DATE.test(date) ? Temporal.PlainDate.from(date) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Age in whole years on a day. Born on 29 February, one turns a year older on 1 March of common years, as French law
 * counts.
 * @param birthDate ISO date
 * @param today ISO date
 * @returns years, or undefined when one of the dates does not exist
 */
export function ageOn(birthDate: string, today: string): number | undefined {
  const birth = parseIsoDate(birthDate);
  const now = parseIsoDate(today);
  if (!birth || !now) return undefined;
  const birthdayPassed = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (birthdayPassed ? 0 : 1);
}

/**
 * The same day some years earlier; 29 February becomes 28 February in common years.
 * @param date ISO date that exists
 */
export function yearsBefore(date: string, years: number): string {
  return Temporal.PlainDate.from(date).subtract({ years }).toString();
}
