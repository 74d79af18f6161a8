import { z } from 'zod';
import { action, route } from '#lib/contract-base.ts';
import { DRAFT_MAX_LENGTH, FORMS } from './rules.ts';

const draftName = z.union([z.enum(FORMS), z.templateLiteral(['message:', z.string().min(1).max(64)])]);

export const draftsContract = {
  read: route('GET', '/drafts', 'Get a draft')
    .input(z.object({ name: draftName }))
    .output(z.object({ words: z.string() })),
  save: action('/drafts', 'Save a draft; an empty one is deleted')
    .errors({
      CONSENT_REQUIRED: {
        status: 409,
        message: 'Ces réponses ne sont gardées qu’avec votre accord.',
      },
    })
    .input(z.object({ name: draftName, words: z.string().max(DRAFT_MAX_LENGTH) })),
};
