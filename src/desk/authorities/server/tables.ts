import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { instant, users } from '#platform/database/tables.ts';

/**
 * Request by an authority about one case, or about one address: recorded by one colleague, handed over by another.
 * Deleted with the case, or after the retention of decisions.
 */
export const authorityRequests = pgTable(
  'authority_requests',
  {
    /** Idempotency key from the browser. */
    id: text('id').primaryKey(),
    case_id: text('case_id').references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** Account of the address, when the request has no case and the account existed. */
    subject_id: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    authority: text('authority').notNull(),
    reference: text('reference').notNull(),
    /** Keyed hash of the address concerned: opens no other person's sealed records (D36). */
    person: text('person'),
    period_from: date('period_from').notNull(),
    period_until: date('period_until').notNull(),
    asked_by: text('asked_by').notNull(),
    asked_at: instant('asked_at').notNull(),
    handed_by: text('handed_by'),
    handed_at: instant('handed_at'),
    /** SHA-256 of the sealed file, which is not stored. */
    digest: text('digest'),
  },
  (table) => [
    index().on(table.case_id),
    index().on(table.subject_id),
    index().on(table.asked_at),
    check('authority_requests_about', sql`${table.case_id} IS NOT NULL OR ${table.person} IS NOT NULL`),
  ],
);
