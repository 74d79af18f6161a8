import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { IDENTIFICATION_OCCASIONS } from '../rules.ts';

/**
 * Who and from where, sealed for a key that no server has (D36). Empty while `IDENTIFICATION_KEEPING` is `none`; nothing is
 * joined to it.
 */
export const identificationRecords = pgTable(
  'identification_records',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Keyed hash of the address of the account. */
    person: text('person').notNull(),
    occasion: text('occasion', { enum: IDENTIFICATION_OCCASIONS }).notNull(),
    at: instant('at').notNull(),
    /** In the format of age, as base64. */
    sealed: text('sealed').notNull(),
    until: instant('until'),
  },
  (table) => [
    index().on(table.person, table.at),
    index().on(table.until),
    oneOf('identification_records_occasion', table.occasion, IDENTIFICATION_OCCASIONS),
  ],
);
