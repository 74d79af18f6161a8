import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/tables.ts';

/**
 * Who was erased: a keyed hash of the address and a date, so that a restored backup erases again before it serves
 * (D5).
 */
export const erasureLedger = pgTable('erasure_ledger', {
  person: text('person').primaryKey(),
  erased_at: instant('erased_at').notNull(),
});
