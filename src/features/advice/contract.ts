import { z } from 'zod';
import { base } from '#contract-base.ts';
import { QUIZ_TOPICS } from '#features/questionnaires/rules.ts';

export const adviceContract = {
  mine: base
    .route({ method: 'GET', path: '/advice', summary: 'The topics on which one’s quiz calls for advice' })
    .output(z.object({ topics: z.array(z.enum(QUIZ_TOPICS)) }).nullable()),
};
