import { z } from 'zod';
import { action, requiredText, route } from '#lib/contract-base.ts';
import { APPEAL_MAX_LENGTH } from './rules.ts';

/** A reporter's redress against the decision on their report. */
export const contestText = requiredText(
  APPEAL_MAX_LENGTH,
  'Votre message est trop long (2 000 caractères au plus)',
  'Dites-nous en quelques mots pourquoi vous n’êtes pas d’accord',
);

const token = z.string().max(200);

export const redressContract = {
  state: route('POST', '/redress/state', 'Whether the end of one’s report or notice may still be contested')
    .input(z.object({ token }))
    .output(
      z.object({
        state: z.enum(['open', 'sent', 'too-late']),
        decidedAt: z.iso.datetime(),
        until: z.iso.datetime(),
      }),
    ),
  contest: action('/redress', 'Contest the end of one’s report or notice, once')
    .errors({
      CANNOT_CONTEST: { status: 409, message: 'Cette décision ne peut plus être contestée ici.' },
    })
    .input(z.object({ token, text: contestText })),
};
