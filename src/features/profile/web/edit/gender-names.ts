import type { Gender } from '../../rules.ts';

export const GENDER_NAMES: Record<Gender, string> = { femme: 'Une femme', homme: 'Un homme' };

/** In the order in which the screens ask. */
export const GENDER_CHOICES = [
  { value: 'femme', label: GENDER_NAMES.femme },
  { value: 'homme', label: GENDER_NAMES.homme },
] as const;
