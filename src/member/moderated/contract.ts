import { z } from 'zod';
import { route } from '#lib/contract-base.ts';

export const hiddenContent = z.object({ content: z.string(), why: z.string(), hiddenAt: z.iso.datetime() });

export const moderatedContract = {
  mine: route(
    'GET',
    '/profile/hidden',
    'Photos and texts of one’s profile that the team has set aside, and why',
  ).output(z.array(hiddenContent)),
};
