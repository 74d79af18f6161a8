const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month and day of an ISO date, or nothing when there is no such day. */
function parseIsoDate(date: string): { year: number; month: number; day: number } | undefined {
  const match = ISO_DATE.exec(date);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const instant = new Date(Date.UTC(year, month - 1, day));
  const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/**
 * Age in whole years on a day. Someone born on 29 February turns a year older on 1 March of common years,
 * as French law counts.
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
 * The same day some years earlier; 29 February becomes 1 March in common years.
 * @param date ISO date that exists
 */
export function yearsBefore(date: string, years: number): string {
  const parts = parseIsoDate(date);
  if (!parts) throw new RangeError(`not a date: ${date}`);
  const shifted = new Date(Date.UTC(parts.year - years, parts.month - 1, parts.day));
  return shifted.toISOString().slice(0, 10);
}

/** The day after an ISO date. */
export function dayAfter(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + 1);
  return instant.toISOString().slice(0, 10);
}
