/** Ratings of the team’s help, never of a colleague or of the person’s love life. */
export const RATINGS = ['good', 'fair', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];
export const RATING_LABELS: Record<Rating, string> = { good: 'Bien', fair: 'Moyen', poor: 'Pas bien' };
export const RATING_WORDS_MAX_LENGTH = 200;
