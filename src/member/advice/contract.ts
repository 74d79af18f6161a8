import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { QUIZ_TOPICS } from '#member/answers/rules.ts';
import { quiz } from '#member/questionnaires/contract.ts';

/** Spec 1 §8, verbatim. */
export const ADVICE_LOAD_FAILED =
  'Une erreur est survenue lors de la récupération de vos résultats. Veuillez vérifier votre connexion internet et réessayer.';

export const advice = z.object({
  topics: z.array(z.enum(QUIZ_TOPICS)),
  scores: quiz,
  answeredAt: z.iso.datetime(),
});
export type Advice = z.infer<typeof advice>;

export const adviceContract = {
  mine: route('GET', '/advice', 'The topics on which one’s quiz calls for advice').output(advice.nullable()),
};
