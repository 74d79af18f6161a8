import type { Gender } from '../rules.ts';

export const GENDER_NAMES: Record<Gender, string> = { femme: 'Une femme', homme: 'Un homme' };
