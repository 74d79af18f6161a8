import { z } from 'zod';
import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { base } from '#lib/contract-base.ts';

/** Null where fewer than five members, and not none, would be counted; also where nothing was measured. */
const cells = z.array(z.int().nullable());

export const figures = z.object({
  /** The last day that is in the figures; nothing before the first night. */
  until: z.iso.date().nullable(),
  /** Mondays, the oldest first: the lists of `weekly` are in their order. */
  weeks: z.array(z.iso.date()),
  /** How many people took each step of the sign-up in those weeks. */
  funnel: z.array(z.object({ step: z.enum(MEASURED_STEPS), count: z.int().nullable() })),
  weekly: z.object({
    active: cells,
    renewed: cells,
    opened: cells,
    /** Of the conversations opened, the percentage that the other answered within 24 hours. */
    answeredShare: cells,
    proposed: cells,
    agreed: cells,
    held: cells,
    /** Of the places in workshops, the percentage that was taken. */
    seatsShare: cells,
    /** Medians, in minutes. */
    supportMinutes: cells,
    moderationMinutes: cells,
    errors: cells,
  }),
  now: z.object({
    /** Members who may be proposed. */
    shown: z.int().nullable(),
    mailsWaiting: z.int(),
    mailsFailed: z.int(),
  }),
});
export type Figures = z.infer<typeof figures>;

export const deskFiguresContract = {
  read: base
    .route({ method: 'GET', path: '/desk/figures', summary: 'The figures of the last ninety days' })
    .output(figures),
};
