import { z } from 'zod';
import { base } from '#lib/contract-base.ts';

/** One line of a table; no number where there are fewer than five. */
const line = z.object({ label: z.string(), count: z.int().nullable() });

export const yearFigures = z.object({
  year: z.int(),
  /** The year that runs: its figures are those of today. */
  running: z.boolean(),
  reports: z.array(line),
  notices: z.array(line),
  decisions: z.array(line),
  appeals: z.array(line),
  /** Half of what was decided took no longer, in hours; nothing below five decisions. */
  medianHours: z.int().nullable(),
});
export type YearFigures = z.infer<typeof yearFigures>;
export type FigureLine = z.infer<typeof line>;

export const transparencyContract = {
  figures: base
    .route({ method: 'GET', path: '/transparency', summary: 'What was reported and decided, year by year' })
    .output(z.array(yearFigures)),
};
