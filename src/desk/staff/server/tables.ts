import { bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, someOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { type AuditSubject, STAFF_ROLES } from '../rules.ts';

/** Accounts of the team, apart from members'. A row is never deleted: the audit log names it. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** Empty until the invited colleague has said it. */
    first_name: text('first_name').notNull().default(''),
    roles: text('roles', { enum: STAFF_ROLES }).array().notNull(),
    /** argon2id; none until the mailed link was followed. */
    password_hash: text('password_hash'),
    /** Secret of the second factor, encrypted; it counts once `totp_since` says that a first code was right. */
    totp_secret: text('totp_secret'),
    totp_since: instant('totp_since'),
    /** The last time step whose code was taken: none before it, nor itself, is taken again. */
    totp_step: integer('totp_step').notNull().default(0),
    /** Someone of the demonstration. */
    is_example: boolean('is_example').notNull().default(false),
    disabled_at: instant('disabled_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    someOf('staff_roles', table.roles, STAFF_ROLES, { least: 1, most: STAFF_ROLES.length }),
    atLeast('staff_totp_step', table.totp_step, 0),
  ],
);

const ofStaff = (name: string) =>
  text(name)
    .notNull()
    .references(() => staff.id);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** Names the session to sockets and logs; opens nothing. */
    id: text('id').primaryKey(),
    staff_id: ofStaff('staff_id'),
    /** SHA-256 of what the cookie holds. */
    token_hash: text('token_hash').notNull().unique(),
    /** Since when the second factor was given; without it the session opens nothing. */
    second_factor_at: instant('second_factor_at'),
    opened_at: instant('opened_at').notNull(),
    used_at: instant('used_at').notNull(),
  },
  (table) => [index().on(table.staff_id), index().on(table.opened_at)],
);

/** Ten for whoever loses the phone, each for one use; hashed. */
export const staffBackupCodes = pgTable(
  'staff_backup_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    staff_id: ofStaff('staff_id'),
    code_hash: text('code_hash').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index().on(table.staff_id)],
);

/** Mailed links that let someone choose a password; SHA-256 of the token. */
export const staffLinks = pgTable(
  'staff_links',
  {
    token_hash: text('token_hash').primaryKey(),
    staff_id: ofStaff('staff_id'),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.staff_id)],
);

/**
 * Who of the team did what, about whom, and why. Append-only: a trigger of the migration refuses every change, and
 * deletion but of lines older than a year by the retention job.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    staff_id: ofStaff('staff_id'),
    action: text('action').notNull(),
    subject_kind: text('subject_kind').$type<AuditSubject>(),
    subject_id: text('subject_id'),
    /** In the words of the colleague; never a text of the person concerned. */
    reason: text('reason'),
  },
  (table) => [
    index().on(table.staff_id, table.id),
    index().on(table.subject_kind, table.subject_id, table.id),
    index().on(table.action, table.id),
    index().on(table.at),
  ],
);
