import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';
import { contestText } from '#mechanisms/decisions/contract.ts';
import {
  APPEAL_OUTCOMES,
  MEASURE_STATES,
  STATEMENT_EFFECTS,
  STATEMENT_SOURCES,
} from '#mechanisms/decisions/rules.ts';

/** A decision as shown to the member concerned, without names of the team. */
export const statement = z.object({
  id: z.string(),
  effect: z.enum(STATEMENT_EFFECTS),
  source: z.enum(STATEMENT_SOURCES),
  facts: z.string(),
  rule: z.string(),
  madeAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  state: z.enum(MEASURE_STATES),
  /** Whether this is the strongest current decision, on which the state of the account rests. */
  holds: z.boolean(),
  /** Deadline of an appeal; null when there is no appeal, or no longer. */
  appealUntil: z.iso.datetime().nullable(),
  appeal: z
    .object({
      text: z.string(),
      madeAt: z.iso.datetime(),
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      answer: z.string().nullable(),
      judgedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Statement = z.infer<typeof statement>;

export const ownStanding = z.object({
  state: z.enum(['open', 'suspended', 'closed']),
  until: z.iso.datetime().nullable(),
  closing: z.boolean(),
  eraseAfter: z.iso.datetime().nullable(),
  statements: z.array(statement),
});
export type OwnStanding = z.infer<typeof ownStanding>;

export const standingContract = {
  mine: route('GET', '/standing', 'What the team decided about one’s account, and why').output(ownStanding),
  appeal: route('POST', '/standing/appeals', 'Contest a decision of the team, once')
    .errors({
      CANNOT_APPEAL: {
        status: 409,
        message: 'Cette décision ne peut plus être contestée ici.',
      },
    })
    .input(z.object({ statement: z.string().max(64), text: contestText }))
    .output(done),
};
