import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { IDENTIFICATION_OCCASIONS } from '../rules.ts';

/**
 * Identity and network address, sealed with a key whose secret half is on no server (D36). Empty while
 * `IDENTIFICATION_KEEPING` is `none`; without foreign keys.
 */
export const identificationRecords = pgTable(
  'identification_records',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
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
