import type { Goal } from '../shared/goals.ts';

/** What one part of the run found. */
export type Measured = { lines: string[]; goals: Goal[] };
