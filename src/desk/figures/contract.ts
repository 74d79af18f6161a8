import { z } from 'zod';
import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { route } from '#lib/contract-base.ts';
import { WEEKLY_FIGURES } from './rules.ts';

/** Null for counts of one to four members, and where nothing was measured. */
const cells = z.array(z.int().nullable());

const spanFigures = z.object({
  /** Mondays, oldest first; all lists follow this order. */
  weeks: z.array(z.iso.date()),
  funnel: z.array(z.object({ step: z.enum(MEASURED_STEPS), counts: cells })),
  weekly: z.record(z.enum(WEEKLY_FIGURES), cells),
});

export const figures = spanFigures.extend({
  /** Last counted day; null before the first nightly run. */
  until: z.iso.date().nullable(),
  /** The same number of weeks just before the completed ones; null where they were not counted, or were erased. */
  before: spanFigures.nullable(),
  now: z.object({
    shown: z.int().nullable(),
    mailsWaiting: z.int(),
    mailsFailed: z.int(),
  }),
});
export type Figures = z.infer<typeof figures>;

/** Selects the weeks from one day to another. */
export const askedSpan = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

export const deskFiguresContract = {
  read: route('GET', '/desk/figures', 'Get the figures of some weeks, by default the last thirteen')
    .input(askedSpan)
    .output(figures),
};
