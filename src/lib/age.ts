const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is an ISO date of a day that exists. */
function isIsoDay(date: string): boolean {
  const day = ISO_DATE.test(date) ? new Date(date) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/**
 * Age in whole years on a day. Someone born on 29 February turns a year older on 1 March of common years,
 * as French law counts.
 * @param birthDate ISO date
 * @param today ISO date
 * @returns years, or undefined when one of the dates does not exist
 */
export function ageOn(birthDate: string, today: string): number | undefined {
  if (!isIsoDay(birthDate) || !isIsoDay(today)) return undefined;
  // Months and days of ISO dates compare as their letters do.
  const birthdayPassed = today.slice(4) >= birthDate.slice(4);
  return yearOf(today) - yearOf(birthDate) - (birthdayPassed ? 0 : 1);
}

/**
 * The same day some years earlier; 29 February becomes 28 February in common years.
 * @param date ISO date that exists
 */
export function yearsBefore(date: string, years: number): string {
  const earlier = `${String(yearOf(date) - years).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDay(earlier) ? earlier : `${earlier.slice(0, -2)}28`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
