import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { IDENTIFICATION_OCCASIONS } from '../rules.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofMember('user_id'),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index('sessions_created_at').on(table.createdAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ofMember('user_id'),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** SQL for the address that a link confirms; the order of the JSON keys depends on Better Auth. */
export function addressIn(value: AnyPgColumn): SQL {
  return sql`(CASE WHEN ${value} LIKE '{%' THEN ${value}::jsonb ->> 'email' END)`;
}

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index().on(table.identifier),
    index().on(table.expiresAt),
    index('verifications_value').on(table.value),
    index('verifications_address').on(addressIn(table.value)),
  ],
);

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
    /** age format, in base64. */
    sealed: text('sealed').notNull(),
    until: instant('until'),
  },
  (table) => [
    index().on(table.person, table.at),
    index().on(table.until),
    oneOf('identification_records_occasion', table.occasion, IDENTIFICATION_OCCASIONS),
  ],
);
