import type { Gender } from '#lib/gender.ts';
import { SOUGHT_GENDERS, type SoughtGender } from '../../rules.ts';

export const GENDER_NAMES: Record<Gender, string> = { femme: 'Une femme', homme: 'Un homme' };

export const GENDER_CHOICES = [
  { value: 'femme', label: GENDER_NAMES.femme },
  { value: 'homme', label: GENDER_NAMES.homme },
] as const;

export const SOUGHT_NAMES: Record<SoughtGender, string> = { ...GENDER_NAMES, tous: 'Les deux' };

/** No default selection (D26). */
export const SOUGHT_CHOICES = SOUGHT_GENDERS.map((value) => ({ value, label: SOUGHT_NAMES[value] }));
