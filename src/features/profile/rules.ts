import { ageOn } from '#lib/age.ts';

export const GENDERS = ['homme', 'femme'] as const;
export type Gender = (typeof GENDERS)[number];

export const MINIMUM_AGE = 18;
export const MAXIMUM_AGE = 120;
export const BIO_MAX_LENGTH = 500;
export const FIRST_NAME_MAX_LENGTH = 50;

export const SEARCH_AGE_MIN = 18;
export const SEARCH_AGE_MAX = 99;
/** Bounds in km: the slider of the funnel moves from 5 to 200 by 5, the profile page takes 1 to 500. */
export const DISTANCE_MIN = 1;
export const DISTANCE_MAX = 500;
export const DISTANCE_SLIDER = { min: 5, max: 200, step: 5 } as const;

export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Side in pixels of the photo that is kept. */
export const PHOTO_SIDE = 256;

export type SearchPreferences = {
  preferred_gender: Gender;
  min_age: number;
  max_age: number;
  max_distance: number;
};

/** Ages in years and distance in km that a search starts with, and falls back to (spec 1 §3, §5). */
export const SEARCH_DEFAULTS = { min_age: 25, max_age: 45, max_distance: 50 } as const;
export type SearchNumber = keyof typeof SEARCH_DEFAULTS;

export const SEARCH_BOUNDS: Record<SearchNumber, { min: number; max: number }> = {
  min_age: { min: SEARCH_AGE_MIN, max: SEARCH_AGE_MAX },
  max_age: { min: SEARCH_AGE_MIN, max: SEARCH_AGE_MAX },
  max_distance: { min: DISTANCE_MIN, max: DISTANCE_MAX },
};

/** The search that a new member starts with (spec 1 §3). */
export function defaultPreferences(gender: Gender): SearchPreferences {
  return { preferred_gender: gender === 'homme' ? 'femme' : 'homme', ...SEARCH_DEFAULTS };
}

/**
 * Verdict on a number typed on the profile page: a whole number within the bounds, or the fallback of spec 1 §5.
 * @param typed as the field holds it
 */
export function readSearchNumber(field: SearchNumber, typed: string): { value: number; valid: boolean } {
  const { min, max } = SEARCH_BOUNDS[field];
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  const valid = Number.isInteger(value) && value >= min && value <= max;
  return { value: valid ? value : SEARCH_DEFAULTS[field], valid };
}

/** A search with one of its numbers changed; an age that passes the other takes it along (spec 1 §5). */
export function withSearchNumber<T extends Record<SearchNumber, number>>(
  search: T,
  field: SearchNumber,
  value: number,
): T {
  if (field === 'min_age') return withMinAge(search, value);
  return field === 'max_age' ? withMaxAge(search, value) : { ...search, max_distance: value };
}

/**
 * Verdict on a birth date.
 * @param birthDate ISO date (yyyy-mm-dd)
 * @param today ISO date of today in Paris
 */
export function checkBirthDate(
  birthDate: string,
  today: string,
): 'ok' | 'impossible' | 'too-young' | 'too-old' {
  const age = ageOn(birthDate, today);
  if (age === undefined || birthDate > today) return 'impossible';
  if (age < MINIMUM_AGE) return 'too-young';
  return age > MAXIMUM_AGE ? 'too-old' : 'ok';
}

/** Raising the minimum above the maximum pushes the maximum up (spec 1 §5). */
export function withMinAge<T extends { min_age: number; max_age: number }>(search: T, age: number): T {
  return { ...search, min_age: age, max_age: Math.max(age, search.max_age) };
}

/** Lowering the maximum below the minimum pulls the minimum down (spec 1 §5). */
export function withMaxAge<T extends { min_age: number; max_age: number }>(search: T, age: number): T {
  return { ...search, max_age: age, min_age: Math.min(age, search.min_age) };
}

/** Nearest step of the distance slider for a value in km set elsewhere (D22). */
export function nearestDistanceStep(distance: number): number {
  const { min, max, step } = DISTANCE_SLIDER;
  return Math.min(max, Math.max(min, Math.round(distance / step) * step));
}
