import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';
import { DRAFT_MAX_LENGTH, FORMS } from './rules.ts';

const draftName = z.union([z.enum(FORMS), z.templateLiteral(['message:', z.string().min(1).max(64)])]);

export const draftsContract = {
  read: route('GET', '/drafts', 'What one began to write, and has not finished')
    .input(z.object({ name: draftName }))
    .output(z.object({ words: z.string() })),
  save: route('POST', '/drafts', 'Keep what one is writing; no words forget it')
    .errors({
      CONSENT_REQUIRED: {
        status: 409,
        message: 'Ces réponses ne sont gardées qu’avec votre accord.',
      },
    })
    .input(z.object({ name: draftName, words: z.string().max(DRAFT_MAX_LENGTH) }))
    .output(done),
};
