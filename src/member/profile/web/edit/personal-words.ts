import { currentTime } from '#browser/clock.ts';
import { ageOn } from '#lib/age.ts';
import { frenchDate, parisDay } from '#lib/french-date.ts';
import type { Gender } from '#lib/gender.ts';
import { SOUGHT_GENDERS, type SoughtGender } from '../../rules.ts';

/** Returns the age in years, today in Paris. @param birthDate ISO date */
export function ownAge(birthDate: string): number {
  return ageOn(birthDate, parisDay(currentTime())) ?? 0;
}

/** Returns « 14 mars 1992 »; the first of a month is « 1er ». @param birthDate ISO date */
export function birthDateText(birthDate: string): string {
  return frenchDate(new Date(birthDate), 'UTC');
}

export const GENDER_NAMES: Record<Gender, string> = { femme: 'Une femme', homme: 'Un homme' };

export const GENDER_CHOICES = [
  { value: 'femme', label: GENDER_NAMES.femme },
  { value: 'homme', label: GENDER_NAMES.homme },
] as const;

export const SOUGHT_NAMES: Record<SoughtGender, string> = { ...GENDER_NAMES, tous: 'Les deux' };

/** No default selection (D26). */
export const SOUGHT_CHOICES = SOUGHT_GENDERS.map((value) => ({ value, label: SOUGHT_NAMES[value] }));
