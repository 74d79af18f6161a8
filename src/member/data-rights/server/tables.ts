import { bigint, bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';

/** Keyed hash of the address and date of each erasure, to repeat it after a backup is restored (D5). */
export const erasureLedger = pgTable('erasure_ledger', {
  person: text('person').primaryKey(),
  erased_at: instant('erased_at').notNull(),
  /** Incremented with each change: identifies the entries after a mark. */
  number: bigserial('number', { mode: 'number' }).notNull().unique(),
});

/**
 * Marks in the erasure journals. Up to a mark at this position, journal and ledger agree: the ledger has every line
 * before it, and the journal every entry up to this number. A restored backup has the marks of its time.
 */
export const erasureMarks = pgTable(
  'erasure_marks',
  {
    id: text('id').primaryKey(),
    /** Byte offset in its journal. */
    position: bigint('position', { mode: 'number' }).notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [
    atLeast('erasure_marks_position', table.position, 1),
    atLeast('erasure_marks_number', table.number, 1),
  ],
);
