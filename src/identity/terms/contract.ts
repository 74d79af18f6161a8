import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';

/** Terms that were announced and do not apply yet. */
const comingTerms = z.object({ inForce: z.iso.date(), changes: z.array(z.string()) });
export type ComingTerms = z.infer<typeof comingTerms>;

export const termsContract = {
  newTerms: route(
    'GET',
    '/consents/terms',
    'Whether the terms changed since one agreed, and which change is announced',
  )
    /** `since`: date of the current terms, for a member who accepted older ones. */
    .output(z.object({ since: z.iso.date().nullable(), coming: comingTerms.nullable() })),
  acceptTerms: route('POST', '/consents/terms', 'Agree to the terms as they stand').output(done),
};
