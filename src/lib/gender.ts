/** Spec 1 §3. */
export const GENDERS = ['homme', 'femme'] as const;
export type Gender = (typeof GENDERS)[number];
