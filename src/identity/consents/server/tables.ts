import { sql } from 'drizzle-orm';
import { bigserial, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { CONSENT_PURPOSES } from '../rules.ts';

/** A consent, its date, and the proof of the text that was shown: its version, date and hash (D6). */
const proofColumns = {
  purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
  version: text('version').notNull(),
  text_date: date('text_date', { mode: 'string' }).notNull(),
  text_sha256: text('text_sha256').notNull(),
  given_at: instant('given_at').notNull(),
  withdrawn_at: instant('withdrawn_at'),
};

export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    ...proofColumns,
  },
  (table) => [
    index().on(table.user_id, table.purpose),
    oneOf('consents_purpose', table.purpose, CONSENT_PURPOSES),
  ],
);

/** Proofs after the end of the account, under a keyed hash of its address, without foreign keys (D35). */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    person: text('person').notNull(),
    ...proofColumns,
    until: instant('until').notNull(),
  },
  (table) => [
    index().on(table.person),
    index().on(table.until),
    oneOf('consent_proofs_purpose', table.purpose, CONSENT_PURPOSES),
  ],
);

/** A change of the terms or of the policy, announced to members before it applies. */
export const termsChanges = pgTable(
  'terms_changes',
  {
    /** Idempotency key from the browser. */
    id: text('id').primaryKey(),
    in_force: date('in_force', { mode: 'string' }).notNull(),
    changes: text('changes').notNull(),
    announced_at: instant('announced_at').notNull(),
    /** Once set, the members already notified learn that the change will not happen. */
    cancelled_at: instant('cancelled_at'),
  },
  (table) => [
    // One announcement per day, even for concurrent requests.
    uniqueIndex('terms_changes_day').on(table.in_force).where(sql`${table.cancelled_at} IS NULL`),
  ],
);

/** Members notified of a change, and of its cancellation: once each. */
export const termsNotices = pgTable(
  'terms_notices',
  {
    change_id: text('change_id')
      .notNull()
      .references(() => termsChanges.id, { onDelete: 'cascade' }),
    user_id: ofMember('user_id'),
    told_at: instant('told_at').notNull(),
    cancelled_at: instant('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.change_id, table.user_id] }), index().on(table.user_id)],
);
