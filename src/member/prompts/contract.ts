import { z } from 'zod';
import { requiredText, route, saveRoute, version } from '#lib/contract-base.ts';
import { MAX_PROMPTS, PROMPT_ANSWER_MAX_LENGTH, PROMPTS } from './rules.ts';

export const answeredPrompt = z.object({
  prompt: z.enum(PROMPTS, { error: 'Choisissez une phrase dans la liste' }),
  answer: requiredText(
    PROMPT_ANSWER_MAX_LENGTH,
    'Votre réponse doit tenir en 160 caractères',
    'Écrivez la fin de cette phrase, ou retirez-la',
  ),
});
export type AnsweredPrompt = z.infer<typeof answeredPrompt>;

/** In display order. */
export const answeredPrompts = z
  .array(answeredPrompt)
  .max(MAX_PROMPTS, 'Choisissez trois phrases au plus')
  .refine(
    (answered) => new Set(answered.map(({ prompt }) => prompt)).size === answered.length,
    'Chaque phrase ne se choisit qu’une fois',
  );

export const promptsContract = {
  mine: route('GET', '/profile/prompts', 'The sentences that one has finished').output(answeredPrompts),
  save: saveRoute('/profile/prompts', 'Finish up to three sentences, and read them as they are kept')
    .input(z.object({ prompts: answeredPrompts, version }))
    .output(answeredPrompts),
};
