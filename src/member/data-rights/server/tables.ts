import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/tables.ts';

/** Keyed hash of the address and date of each erasure, to repeat it after a backup is restored (D5). */
export const erasureLedger = pgTable('erasure_ledger', {
  person: text('person').primaryKey(),
  erased_at: instant('erased_at').notNull(),
});

/** One row after a restore, until the first start that has read a journal of erasures. */
export const erasureMarks = pgTable('erasure_marks', { id: text('id').primaryKey() });
