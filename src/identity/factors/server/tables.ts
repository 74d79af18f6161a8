import { isNull } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    credential_id: text('credential_id').notNull().unique(),
    public_key: text('public_key').notNull(),
    /** The signature counter; 0 for authenticators without one. */
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index().on(table.user_id), atLeast('passkeys_counter', table.counter, 0)],
);

export const memberPhones = pgTable(
  'member_phones',
  {
    user_id: memberKey('user_id'),
    /** The sealed TOTP key; active once `since` is set by a first right code. */
    totp_secret: text('totp_secret').notNull(),
    begun_at: instant('begun_at').notNull(),
    since: instant('since'),
    /** When the phone was reported lost with the right password; giving a right code withdraws it. */
    removal_asked_at: instant('removal_asked_at'),
    /** The last time step used: it and earlier ones are rejected. */
    totp_step: integer('totp_step').notNull().default(0),
  },
  (table) => [
    atLeast('member_phones_totp_step', table.totp_step, 0),
    index('member_phones_unlinked').on(table.begun_at).where(isNull(table.since)),
  ],
);

export const memberBackupCodes = pgTable(
  'member_backup_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    code_hash: text('code_hash').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index().on(table.user_id)],
);
