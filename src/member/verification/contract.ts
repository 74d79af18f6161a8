import { z } from 'zod';
import { route } from '#lib/contract-base.ts';
import { city } from '#member/profile/contract.ts';

const verification = z.object({
  /** `lost`: another photo has become first since. */
  state: z.enum(['none', 'verified', 'lost']),
  /** When the team compared face and photos. */
  since: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof verification>;

const nearby = z.object({
  town: city,
  /** Verified members who came lately, in tens; null where there are too few to tell. */
  members: z.number().int().nullable(),
});

export const verificationContract = {
  nearby: route(
    'GET',
    '/verified-nearby',
    'How many verified members there are around French communes whose name begins so, open to everyone',
  )
    .input(z.object({ q: z.string().max(80) }))
    .output(z.array(nearby).max(5)),
  mine: route('GET', '/profile/verification', 'Whether one’s own profile is verified').output(verification),
};
