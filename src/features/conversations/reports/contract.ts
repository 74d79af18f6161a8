import { z } from 'zod';
import { base, requiredText } from '#lib/contract-base.ts';
import { REPORT_ABOUT, REPORT_MATTERS, REPORT_REASON_MAX_LENGTH } from './rules.ts';

/** What happened, in the words of who tells it. */
export const reportReason = requiredText(
  REPORT_REASON_MAX_LENGTH,
  'Votre signalement est trop long (2 000 caractères au plus)',
  'Dites-nous en quelques mots ce qui s’est passé',
);

const what = {
  matter: z.enum(REPORT_MATTERS, { error: 'Choisissez ce que vous signalez' }),
  reason: reportReason,
};
const receipt = z.object({ number: z.string() });

export const reportsContract = {
  report: base
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Tell the team about someone; they are told nothing',
    })
    .input(z.object({ profileId: z.string().max(64), about: z.enum(REPORT_ABOUT).optional(), ...what }))
    .output(receipt),
  deletedConversations: base
    .route({
      method: 'GET',
      path: '/reports/conversations',
      summary: 'Conversations deleted in the last 30 days, which may still be reported',
    })
    .output(z.array(z.object({ id: z.string(), firstName: z.string(), deletedAt: z.iso.datetime() }))),
  reportDeleted: base
    .route({
      method: 'POST',
      path: '/reports/conversations/{id}',
      summary: 'Tell the team about a conversation that was deleted',
    })
    .input(z.object({ id: z.string().max(64), ...what }))
    .output(receipt),
};
