import { ageOn } from '#lib/age.ts';
import { parisDay } from '#lib/french-date.ts';

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** Age in years, today in Paris. @param birthDate ISO date */
export function ownAge(birthDate: string): number {
  return ageOn(birthDate, parisDay(new Date())) ?? 0;
}

/** « 14 mars 1992 » ; the first of a month is « 1er ». @param birthDate ISO date */
export function birthDateText(birthDate: string): string {
  return longDate.format(new Date(`${birthDate}T00:00:00Z`)).replace(/^1 /, '1er ');
}
