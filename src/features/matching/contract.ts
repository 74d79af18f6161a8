import { z } from 'zod';
import { base, done } from '#contract-base.ts';
import { visibleProfile } from '#features/profiles/contract.ts';
import { CRITERIA, SELECTION_SIZE } from './rules.ts';

export const selection = z.object({
  people: z.array(visibleProfile).max(SELECTION_SIZE),
  remainingContacts: z.int(),
  /** Only when nobody is left: the criterion that sets most people aside, and how many. */
  widen: z.object({ criterion: z.enum(CRITERIA), people: z.int() }).nullable(),
  /** Whether the member answered the three questionnaires that the score compares. */
  scoreReady: z.boolean(),
  /** While one's own profile is paused nobody is shown, either way. */
  paused: z.boolean(),
});
export type Selection = z.infer<typeof selection>;

export const matchingContract = {
  selection: base
    .route({ method: 'GET', path: '/selection', summary: 'The four people most compatible with oneself' })
    .output(selection),
  reject: base
    .route({ method: 'POST', path: '/selection/{id}/reject', summary: 'Pass on someone of one’s selection' })
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
};
