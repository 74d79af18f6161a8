import { z } from 'zod';
import { action, route } from '#lib/contract-base.ts';
import { COOKIE_CHOICES } from './rules.ts';

/** A cookie choice, as it must be recorded for proof: anonymous, with a random receipt. */
export const cookieChoice = z.object({
  receipt: z.uuid(),
  choice: z.enum(COOKIE_CHOICES),
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

export const adMeasurementContract = {
  state: route('GET', '/cookies', 'Check whether there is an ad measurement').output(
    z.object({ pixel: z.boolean() }),
  ),
  choose: action('/cookies/choice', 'Store the proof of a cookie choice').input(cookieChoice),
};
