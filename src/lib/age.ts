const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses year, month and day; undefined for an invalid date or a day that does not exist. */
function parseIsoDate(date: string): [number, number, number] | undefined {
  const parts = ISO_DATE.exec(date);
  if (!parts || !exists(date)) return undefined;
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** Date turns 30 February into a day of March. */
function exists(date: string): boolean {
  const read = new Date(`${date}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

/**
 * Returns the age in whole years on a day. A person born on 29 February turns a year older on 1 March of common years,
 * as in French law.
 * @param birthDate ISO date
 * @param today ISO date
 * @returns years, or undefined when one of the dates does not exist
 */
export function ageOn(birthDate: string, today: string): number | undefined {
  const birth = parseIsoDate(birthDate);
  const now = parseIsoDate(today);
  if (!birth || !now) return undefined;
  const birthdayPassed = now[1] > birth[1] || (now[1] === birth[1] && now[2] >= birth[2]);
  return now[0] - birth[0] - (birthdayPassed ? 0 : 1);
}

/**
 * Returns the same day some years earlier; 29 February becomes 28 February in common years.
 * @param date ISO date that exists
 */
export function yearsBefore(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0');
  const then = `${year}${date.slice(4)}`;
  return exists(then) ? then : `${year}-02-28`;
}
