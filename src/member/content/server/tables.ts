import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { BANNER_PLACES } from '../rules.ts';

/** A single row: the banner, kept after its end until the next one replaces it. */
export const banner = pgTable(
  'banner',
  {
    id: smallint('id').primaryKey(),
    text: text('text').notNull(),
    link: text('link'),
    from_at: instant('from_at').notNull(),
    until_at: instant('until_at').notNull(),
    place: text('place', { enum: BANNER_PLACES }).notNull(),
  },
  (table) => [
    check('banner_single', sql`${table.id} = 1`),
    check('banner_span', sql`${table.from_at} < ${table.until_at}`),
    oneOf('banner_place', table.place, BANNER_PLACES),
  ],
);
