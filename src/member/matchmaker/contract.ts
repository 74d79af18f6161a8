import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { GENDERS } from '#lib/gender.ts';
import { visibleProfile } from '#member/matching/contract.ts';
import { INTRODUCTION_ANSWERS, INTRODUCTION_STATUSES } from '#member/matching/rules.ts';

export const introduction = z.object({
  person: visibleProfile,
  /** Gender agreement for the pair, in the plural. */
  pairGender: z.enum(GENDERS),
  by: z.string(),
  note: z.string(),
  status: z.enum(INTRODUCTION_STATUSES),
  /** Exclusive deadline for an answer. */
  expiresAt: z.iso.datetime(),
});
export type Introduction = z.infer<typeof introduction>;

/** Live event: refetch introductions. */
export const INTRODUCTIONS_CHANGED = { kind: 'introductions-changed' } as const;

export const introductionsContract = {
  mine: route(
    'GET',
    '/introductions',
    'List my introductions by the matchmaker, those to answer first',
  ).output(z.array(introduction)),
  answer: route(
    'POST',
    '/introductions/{id}/answer',
    'Accept or decline an introduction; the second acceptance opens the conversation',
  )
    .errors({
      ALREADY_OPEN: {
        status: 409,
        message:
          'Votre conversation vient de s’ouvrir. Vous pouvez toujours y «\u202fdire non avec douceur\u202f».',
      },
      OVER: { status: 409, message: 'Cette présentation est terminée.' },
    })
    .input(z.object({ id: z.string().max(64), answer: z.enum(INTRODUCTION_ANSWERS) }))
    .output(z.object({ opened: z.boolean() })),
};
