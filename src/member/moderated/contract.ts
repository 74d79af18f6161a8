import { z } from 'zod';
import { base } from '#lib/contract-base.ts';

export const hiddenContent = z.object({ content: z.string(), why: z.string(), hiddenAt: z.iso.datetime() });

export const moderatedContract = {
  mine: base
    .route({
      method: 'GET',
      path: '/profile/hidden',
      summary: 'Photos and texts of one’s profile that the team has set aside, and why',
    })
    .output(z.array(hiddenContent)),
};
