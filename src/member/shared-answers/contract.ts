import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';
import { SHARE_DAYS, SHARED_KINDS } from './rules.ts';

const sharedKind = z.enum(SHARED_KINDS);

const shareable = z.object({
  kind: sharedKind,
  answered: z.boolean(),
  /** End of the sharing; null when not shared. */
  until: z.iso.datetime().nullable(),
  /** Last read by the coach during this sharing. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type Shareable = z.infer<typeof shareable>;

export const sharedAnswersContract = {
  mine: route('GET', '/coaching/shared-answers', 'Which answers one’s coach may read').output(
    z.object({
      /** Null without a coach. */
      coachName: z.string().nullable(),
      answers: z.array(shareable),
    }),
  ),
  share: route('POST', '/coaching/shared-answers', 'Show answers to one’s coach for a while')
    .errors({
      NOTHING_TO_SHARE: { status: 409, message: 'Ces réponses n’existent pas, ou plus. Rien n’est partagé.' },
    })
    .input(z.object({ kind: sharedKind, days: z.literal(SHARE_DAYS) }))
    .output(done),
  stop: route('DELETE', '/coaching/shared-answers', 'Show them no more, at once')
    .input(z.object({ kind: sharedKind }))
    .output(done),
};
