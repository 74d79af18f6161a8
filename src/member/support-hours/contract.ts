import { z } from 'zod';
import { typedText } from '#lib/contract-base.ts';

const REASON_MAX_LENGTH = 140;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Entrez une heure');

/** Paris time. */
export const openingHours = z.object({
  week: z.array(z.object({ day: z.int().min(1).max(7), opens: time, closes: time })).max(28),
  closures: z
    .array(
      z.object({
        from: z.iso.date('Choisissez une date'),
        to: z.iso.date('Choisissez une date'),
        reason: typedText(
          REASON_MAX_LENGTH,
          `Ce texte est trop long (${REASON_MAX_LENGTH} caractères au plus)`,
        ),
      }),
    )
    .max(100)
    .refine(
      (closures) => new Set(closures.map(({ from }) => from)).size === closures.length,
      'Deux fermetures commencent le même jour',
    ),
});
export type OpeningHoursForm = z.infer<typeof openingHours>;
