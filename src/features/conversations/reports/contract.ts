import { z } from 'zod';
import { base, requiredText } from '#lib/contract-base.ts';
import { REPORT_REASON_MAX_LENGTH } from './rules.ts';

/** What happened, in the words of who tells it. */
export const reportReason = requiredText(
  REPORT_REASON_MAX_LENGTH,
  'Votre signalement est trop long (2 000 caractères au plus)',
  'Dites-nous en quelques mots ce qui s’est passé',
);

export const reportsContract = {
  report: base
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Tell the team about someone; they are told nothing',
    })
    .input(
      z.object({
        profileId: z.string().max(64),
        reason: reportReason,
      }),
    )
    .output(z.object({ number: z.string() })),
};
