import { z } from 'zod';
import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { route } from '#lib/contract-base.ts';

/** Null for counts of one to four members, and where there is no measure. */
const cells = z.array(z.int().nullable());

export const figures = z.object({
  /** Last day included; null before the first nightly run. */
  until: z.iso.date().nullable(),
  /** Mondays, oldest first; the lists of `weekly` follow this order. */
  weeks: z.array(z.iso.date()),
  funnel: z.array(z.object({ step: z.enum(MEASURED_STEPS), count: z.int().nullable() })),
  weekly: z.object({
    active: cells,
    renewed: cells,
    opened: cells,
    /** Percentage of opened conversations answered within 24 hours. */
    answeredShare: cells,
    proposed: cells,
    agreed: cells,
    /** Dates agreed for a hundred conversations opened. */
    agreedShare: cells,
    held: cells,
    insults: cells,
    /** Percentage of workshop places taken. */
    seatsShare: cells,
    /** Medians, in minutes. */
    supportMinutes: cells,
    moderationMinutes: cells,
    errors: cells,
  }),
  now: z.object({
    shown: z.int().nullable(),
    mailsWaiting: z.int(),
    mailsFailed: z.int(),
  }),
});
export type Figures = z.infer<typeof figures>;

export const deskFiguresContract = {
  read: route('GET', '/desk/figures', 'The figures of the last ninety days').output(figures),
};
