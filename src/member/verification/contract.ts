import { z } from 'zod';
import { base } from '#lib/contract-base.ts';

const verification = z.object({
  /** `lost`: another photo has become first since. */
  state: z.enum(['none', 'verified', 'lost']),
  /** When the team compared face and photos. */
  since: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof verification>;

export const verificationContract = {
  mine: base
    .route({ method: 'GET', path: '/profile/verification', summary: 'Whether one’s own profile is verified' })
    .output(verification),
};
