import { currentTime } from '#browser/clock.ts';
import { ageOn } from '#lib/age.ts';
import { frenchDate, parisDay } from '#lib/french-date.ts';

/** Returns the age in years, today in Paris. @param birthDate ISO date */
export function ownAge(birthDate: string): number {
  return ageOn(birthDate, parisDay(currentTime())) ?? 0;
}

/** Returns « 14 mars 1992 »; the first of a month is « 1er ». @param birthDate ISO date */
export function birthDateText(birthDate: string): string {
  return frenchDate(new Date(birthDate), 'UTC');
}
