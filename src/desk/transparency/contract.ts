import { z } from 'zod';
import { route } from '#lib/contract-base.ts';

/** A table row; null below five. */
const line = z.object({ label: z.string(), count: z.int().nullable() });

export const yearFigures = z.object({
  year: z.int(),
  /** Current year, with live figures. */
  running: z.boolean(),
  reports: z.array(line),
  notices: z.array(line),
  decisions: z.array(line),
  appeals: z.array(line),
  /** Median decision time in hours; null below five decisions. */
  medianHours: z.int().nullable(),
});
export type YearFigures = z.infer<typeof yearFigures>;
export type FigureLine = z.infer<typeof line>;

export const transparencyContract = {
  figures: route('GET', '/transparency', 'What was reported and decided, year by year').output(
    z.array(yearFigures),
  ),
};
