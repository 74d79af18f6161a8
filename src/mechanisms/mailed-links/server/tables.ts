import { bigserial, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { CODE_TRIES, MAILED_PAGES } from '../rules.ts';

/**
 * The code of each mailed link, as a keyed hash. It yields the token of the link and nothing else: whatever revokes the
 * link revokes the code.
 */
export const mailCodes = pgTable(
  'mail_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    page: text('page', { enum: MAILED_PAGES }).notNull(),
    /** Keyed hash of the address that the mail was sent to. */
    person: text('person').notNull(),
    code_hash: text('code_hash').notNull(),
    /** The token of the link, sealed for this address and code. */
    sealed: text('sealed').notNull(),
    wrong_tries: smallint('wrong_tries').notNull().default(0),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    unique().on(table.person, table.page, table.code_hash),
    index().on(table.expires_at),
    oneOf('mail_codes_page', table.page, MAILED_PAGES),
    withinBounds('mail_codes_wrong_tries', [table.wrong_tries], 0, CODE_TRIES),
  ],
);
