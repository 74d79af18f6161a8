import { z } from 'zod';
import { requiredText, typedText } from '#lib/contract-base.ts';
import { BANNER_MAX_LENGTH, BANNER_PLACES } from './rules.ts';

const PATH_MAX_LENGTH = 200;
const tooLong = (max: number) => `Ce texte est trop long (${max} caractères au plus)`;

/** « 2026-12-24T18:00 », in Paris. */
const parisMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Choisissez un jour et une heure');

export const savedBanner = z
  .object({
    text: requiredText(BANNER_MAX_LENGTH, tooLong(BANNER_MAX_LENGTH), 'Écrivez une phrase').refine(
      (text) => !/[<>\n]/.test(text),
      'Une phrase, sur une ligne, sans balise',
    ),
    link: typedText(PATH_MAX_LENGTH, tooLong(PATH_MAX_LENGTH)).refine(
      (link) => /^(\/(?![/\\])\S*)?$/.test(link),
      'Une page du site commence par /, comme /nos-services',
    ),
    from: parisMoment,
    until: parisMoment,
    place: z.enum(BANNER_PLACES, 'Choisissez où'),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'La fin vient après le début' });
export type SavedBanner = z.infer<typeof savedBanner>;
