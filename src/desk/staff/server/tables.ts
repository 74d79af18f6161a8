import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf, someOf } from '#platform/database/checks.ts';
import { instant, users } from '#platform/database/tables.ts';
import { type AuditSubject, STAFF_ROLES, STORED_NOTES } from '../rules.ts';

/** Staff accounts, separate from members'. Rows are never deleted, since the audit log refers to them. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** Empty until the invited colleague enters it. */
    first_name: text('first_name').notNull().default(''),
    roles: text('roles', { enum: STAFF_ROLES }).array().notNull(),
    /** argon2id; null until the invitation link is used. */
    password_hash: text('password_hash'),
    /** Encrypted TOTP secret; active once `totp_since` is set by a first valid code. */
    totp_secret: text('totp_secret'),
    totp_since: instant('totp_since'),
    /** Last accepted TOTP time step; this and earlier ones are refused. */
    totp_step: integer('totp_step').notNull().default(0),
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
    /** Used in sockets and logs; not a secret. */
    id: text('id').primaryKey(),
    staff_id: ofStaff('staff_id'),
    /** SHA-256 of the cookie’s token. */
    token_hash: text('token_hash').notNull().unique(),
    /** When the second factor was given; without it the session opens no page. */
    second_factor_at: instant('second_factor_at'),
    opened_at: instant('opened_at').notNull(),
    used_at: instant('used_at').notNull(),
  },
  (table) => [index().on(table.staff_id), index().on(table.opened_at)],
);

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

/** Push subscriptions for danger alerts. They outlive the session, so that a colleague can be on call at night. */
export const staffBrowsers = pgTable(
  'staff_push_subscriptions',
  {
    id: text('id').primaryKey(),
    staff_id: ofStaff('staff_id'),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index().on(table.staff_id)],
);

/** Mailed password links; SHA-256 of the token. */
export const staffLinks = pgTable(
  'staff_links',
  {
    token_hash: text('token_hash').primaryKey(),
    staff_id: ofStaff('staff_id'),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.staff_id)],
);

/** Audit log, append-only: a trigger refuses updates, and deletions except for lines older than a year. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    staff_id: ofStaff('staff_id'),
    action: text('action').notNull(),
    subject_kind: text('subject_kind').$type<AuditSubject>(),
    subject_id: text('subject_id'),
    /** In the colleague’s words; never text by the person concerned. */
    reason: text('reason'),
  },
  (table) => [
    index().on(table.staff_id, table.id),
    index().on(table.subject_kind, table.subject_id, table.id),
    index().on(table.action, table.id),
    index().on(table.at),
  ],
);

const aboutMember = (name: string) => text(name).references(() => users.id, { onDelete: 'cascade' });

/**
 * Notes of colleagues on a case or a pair, and candidates shortlisted for a member; erased with either member
 * concerned.
 */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    client_id: text('client_id').notNull().unique(),
    subject_kind: text('subject_kind', { enum: STORED_NOTES }).notNull(),
    subject_id: text('subject_id').notNull(),
    member_id: aboutMember('member_id'),
    other_id: aboutMember('other_id'),
    /** Staff accounts are never deleted. */
    written_by: text('written_by').notNull(),
    content: text('content').notNull(),
    /** The colleague who is asked for an opinion, and when they read the question. */
    asked_of: text('asked_of'),
    read_at: instant('read_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    oneOf('desk_notes_subject_kind', table.subject_kind, STORED_NOTES),
    index().on(table.subject_kind, table.subject_id, table.id),
    index().on(table.member_id),
    index().on(table.other_id),
    index('desk_notes_asked').on(table.asked_of, table.id).where(sql`read_at IS NULL`),
    index().on(table.created_at),
  ],
);
