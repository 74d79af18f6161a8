import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { COOKIE_CHOICES } from '#features/consent/rules.ts';
import { MEETING_QUALITIES } from '#features/meeting/rules.ts';
import { LIVE_KINDS } from '#features/messaging/rules.ts';
import { CONSENT_PURPOSES } from '#features/privacy/rules.ts';
import { GENDERS } from '#features/profiles/rules.ts';
import {
  ACTIVITIES,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
} from '#features/questionnaires/rules.ts';
import { CONTACT_RECIPIENTS } from '#features/support/rules.ts';
import { REGISTRATION_STATUSES } from '#features/workshops/rules.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ofMember = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const memberKey = () =>
  text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

// --- accounts: the shape that Better Auth asks for ---------------------------------------------------------

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

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
  (table) => [index().on(table.userId)],
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
  (table) => [index().on(table.identifier)],
);

/** Fixed windows of attempts; `key` names the limit and whom it counts, never a plain address. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

// --- profiles (spec 1 §3) ------------------------------------------------------------------------------------

export const profiles = pgTable('profiles', {
  id: memberKey(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  gender: text('gender', { enum: GENDERS }).notNull(),
  birth_date: date('birth_date', { mode: 'string' }).notNull(),
  city: text('city').notNull(),
  city_code: text('city_code').notNull(),
  has_children: boolean('has_children').notNull(),
  bio: text('bio').notNull().default(''),
  photo_url: text('photo_url'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  created_at: instant('created_at').notNull(),
  flagged_at: instant('flagged_at'),
  /** While set, nobody is shown this member; conversations remain. */
  paused_at: instant('paused_at'),
});

/** A photo belongs to one member; `id` is the unguessable part of its address (D12). */
export const photos = pgTable('photos', {
  id: text('id').primaryKey(),
  user_id: ofMember('user_id').unique(),
  created_at: instant('created_at').notNull(),
});

export const searchPreferences = pgTable('search_preferences', {
  id: memberKey(),
  preferred_gender: text('preferred_gender', { enum: GENDERS }).notNull(),
  min_age: smallint('min_age').notNull(),
  max_age: smallint('max_age').notNull(),
  max_distance: smallint('max_distance').notNull(),
  /** The default row of a new profile is not yet a choice: the funnel resumes here until it is. */
  chosen_at: instant('chosen_at'),
});

export const communes = pgTable(
  'communes',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    folded: text('folded').notNull(),
    folded_bare: text('folded_bare').notNull(),
    department_code: text('department_code').notNull(),
    department: text('department').notNull(),
    postal_codes: text('postal_codes').notNull(),
    population: integer('population').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    approximate: boolean('approximate').notNull(),
  },
  (table) => [
    index('communes_folded_prefix').on(table.folded.op('text_pattern_ops')),
    index('communes_folded_bare_prefix').on(table.folded_bare.op('text_pattern_ops')),
    index('communes_folded_trigram').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);

// --- questionnaires --------------------------------------------------------------------------------------------

export const lifeProjects = pgTable('life_projects', {
  id: memberKey(),
  living_preference: text('living_preference', { enum: LIVING_PREFERENCES }).notNull(),
  living_arrangement: text('living_arrangement', { enum: LIVING_ARRANGEMENTS }).notNull(),
  family_plans: text('family_plans', { enum: FAMILY_PLANS }).notNull(),
});

export const sharedValues = pgTable('shared_values', {
  id: memberKey(),
  activities: text('activities', { enum: ACTIVITIES }).array().notNull(),
});

const score = (name: string) => smallint(name).notNull();

export const loveProfiles = pgTable('love_profiles', {
  id: memberKey(),
  liberty_score: score('liberty_score'),
  fidelity_score: score('fidelity_score'),
  communication_score: score('communication_score'),
  tenderness_score: score('tenderness_score'),
  sexuality_score: score('sexuality_score'),
});

/** When a love profile was changed after its first fill: D9 allows three changes in seven days. */
export const loveProfileChanges = pgTable(
  'love_profile_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [index().on(table.user_id, table.changed_at)],
);

export const relationshipQuiz = pgTable('relationship_quiz', {
  id: memberKey(),
  past_breakups_score: score('past_breakups_score'),
  abandonment_fear_score: score('abandonment_fear_score'),
  self_confidence_score: score('self_confidence_score'),
  single_status_score: score('single_status_score'),
});

/** What was agreed to, when, and in which version of the text (D6). */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    version: text('version').notNull(),
    given_at: instant('given_at').notNull(),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [index().on(table.user_id, table.purpose)],
);

// --- matching --------------------------------------------------------------------------------------------------

/**
 * One row per member who can be proposed, derived from the tables above in the same transaction as they change,
 * so that the ranking reads a single table (notes: 57 ms over the normalised tables, 3 ms here).
 */
export const matchCards = pgTable(
  'match_cards',
  {
    id: memberKey(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    preferred_gender: text('preferred_gender', { enum: GENDERS }).notNull(),
    birth_date: date('birth_date', { mode: 'string' }).notNull(),
    min_age: smallint('min_age').notNull(),
    max_age: smallint('max_age').notNull(),
    /** Largest squared chord accepted, in m²: distances are compared without trigonometry. */
    max_chord_sq: doublePrecision('max_chord_sq').notNull(),
    max_distance: smallint('max_distance').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    z: integer('z').notNull(),
    /** Square of 0.25° of the commune. */
    cell: integer('cell').notNull(),
    /** Orders equal scores: XORed with the viewer's own, it is a stable hash of the pair (D8). */
    spread: integer('spread').notNull(),
    /** Packed answers (matching/server/packed-answers.ts); nothing when that questionnaire is missing. */
    love: smallint('love'),
    activities: smallint('activities'),
    life: smallint('life'),
  },
  (table) => [
    index('match_cards_search').on(table.gender, table.preferred_gender, table.cell, table.birth_date),
  ],
);

/** Who was in a member's selection and when last: only they may be previewed or contacted. */
export const shownProfiles = pgTable(
  'shown_profiles',
  {
    user_id: ofMember('user_id'),
    profile_id: ofMember('profile_id'),
    shown_at: instant('shown_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.profile_id] }), index().on(table.profile_id)],
);

export const rejectedProfiles = pgTable(
  'rejected_profiles',
  {
    user_id: ofMember('user_id'),
    rejected_profile_id: ofMember('rejected_profile_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.rejected_profile_id] })],
);

export const blockedUsers = pgTable(
  'blocked_users',
  {
    user_id: ofMember('user_id'),
    blocked_user_id: ofMember('blocked_user_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.blocked_user_id] }),
    index().on(table.blocked_user_id),
  ],
);

// --- messaging ---------------------------------------------------------------------------------------------------

export const chatContacts = pgTable(
  'chat_contacts',
  {
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    unread_count: integer('unread_count').notNull().default(0),
    /** True on the side of the member who began: only these count towards the limit (D4). */
    opened: boolean('opened').notNull(),
    created_at: instant('created_at').notNull(),
    /** When a mail said that messages wait here: there is no second one until this member comes back. */
    mailed_at: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.contact_id] }),
    check('chat_contacts_unread', sql`${table.unread_count} >= 0`),
  ],
);

/** Every conversation ever begun: one greeting for life per pair, five new conversations in 24 hours (D4). */
export const chatOpenings = pgTable(
  'chat_openings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    opened_at: instant('opened_at').notNull(),
  },
  (table) => [index().on(table.user_id, table.opened_at), index().on(table.contact_id)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sender_id: ofMember('sender_id'),
    receiver_id: ofMember('receiver_id'),
    /** Made by the sender's browser: a message tried again is stored once. */
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    automatic: boolean('automatic').notNull().default(false),
    created_at: instant('created_at').notNull(),
    read: boolean('read').notNull().default(false),
  },
  (table) => [
    uniqueIndex('chat_messages_once').on(table.sender_id, table.client_id),
    index('chat_messages_thread').on(
      sql`least(${table.sender_id}, ${table.receiver_id})`,
      sql`greatest(${table.sender_id}, ${table.receiver_id})`,
      table.id,
    ),
  ],
);

// --- live delivery ------------------------------------------------------------------------------------------------

/** The length of a member's stream of events: the row lock of this counter makes its order the order of commits. */
export const memberStreams = pgTable('member_streams', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull().default(0),
});

/**
 * What a member's browsers must learn, numbered without holes. A row names what changed and holds none of it: the
 * message is read when the event is delivered, so that a deleted one is nowhere.
 */
export const userEvents = pgTable(
  'user_events',
  {
    user_id: ofMember('user_id'),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: LIVE_KINDS }).notNull(),
    contact_id: text('contact_id').references(() => users.id, { onDelete: 'set null' }),
    message_id: bigint('message_id', { mode: 'number' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.seq] }),
    index().on(table.contact_id),
    index().on(table.created_at),
  ],
);

/** When a member was last here: who is away gets mails, who stays away for a year is forgotten after a warning. */
export const memberActivity = pgTable(
  'member_activity',
  {
    user_id: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    last_seen_at: instant('last_seen_at').notNull(),
    warned_at: instant('warned_at'),
  },
  (table) => [index().on(table.last_seen_at)],
);

/** What a member wants to be told when away; no row is the default: mails yes. */
export const notificationChoices = pgTable('notification_choices', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  message_mails: boolean('message_mails').notNull().default(true),
});

/** Browsers that asked for push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index().on(table.user_id)],
);

// --- moderation and meetings --------------------------------------------------------------------------------------

/**
 * Reports stay with the team when an account goes (D5), without the name of a deleted reporter: the evidence tells
 * the two apart by their part, never by an id.
 */
export const userReports = pgTable(
  'user_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What the reporter is given as a receipt. */
    number: text('number').notNull().unique(),
    reporter_id: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reported_user_id: text('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    /** Profile and last 50 messages at the time of the report. */
    evidence: jsonb('evidence').notNull(),
    /** The whole conversation, when one of the two deleted it afterwards (D11). */
    sealed_thread: jsonb('sealed_thread'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index().on(table.reporter_id), index().on(table.reported_user_id)],
);

/** « Nous nous sommes rencontrés », as each of the two says it. */
export const meetings = pgTable(
  'meetings',
  {
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    declared_at: instant('declared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.contact_id] }), index().on(table.contact_id)],
);

/** The positive words of one about the other, and what only the team may read. */
export const meetingFeedbacks = pgTable(
  'meeting_feedbacks',
  {
    author_id: ofMember('author_id'),
    about_id: ofMember('about_id'),
    qualities: text('qualities', { enum: MEETING_QUALITIES }).array().notNull(),
    sentence: text('sentence').notNull().default(''),
    /** « Je ne souhaite pas revoir cette personne »: for the team only. */
    not_again: boolean('not_again').notNull().default(false),
    private_note: text('private_note').notNull().default(''),
    written_at: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.author_id, table.about_id] }), index().on(table.about_id)],
);

// --- coaching and workshops ---------------------------------------------------------------------------------------

export const coaches = pgTable('coaches', {
  id: text('id').primaryKey(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  specialty: text('specialty').notNull(),
  bio: text('bio').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  photo_url: text('photo_url'),
  /** Booking link. */
  calendly: text('calendly'),
});

export const coachAssignments = pgTable(
  'coach_assignments',
  {
    user_id: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    assigned_at: instant('assigned_at').notNull(),
  },
  (table) => [index().on(table.coach_id)],
);

/** Dates of the workshops, made ahead by a job (D17); the workshops themselves are content. */
export const workshopSessions = pgTable(
  'workshop_sessions',
  {
    id: text('id').primaryKey(),
    workshop_id: smallint('workshop_id').notNull(),
    starts_at: instant('starts_at').notNull(),
  },
  (table) => [
    uniqueIndex('workshop_sessions_once').on(table.workshop_id, table.starts_at),
    index().on(table.starts_at),
  ],
);

/** Places taken, and the waiting list in the order of `id`. */
export const workshopRegistrations = pgTable(
  'workshop_registrations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    session_id: text('session_id')
      .notNull()
      .references(() => workshopSessions.id, { onDelete: 'cascade' }),
    user_id: ofMember('user_id'),
    status: text('status', { enum: REGISTRATION_STATUSES }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('workshop_registrations_once').on(table.session_id, table.user_id),
    index().on(table.user_id),
  ],
);

// --- support --------------------------------------------------------------------------------------------------------

/** What was written in the contact form; `user_id` when a member wrote it, so that it goes with the account (D5). */
export const contacts = pgTable(
  'contacts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    recipient: text('recipient', { enum: CONTACT_RECIPIENTS }).notNull(),
    message: text('message').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index().on(table.user_id), index().on(table.email)],
);

/**
 * The chat of visitors. `visitor_key` is a hash of the cookie that opens it (D14): the label in the visitor's browser
 * opens nothing.
 */
export const visitorChatMessages = pgTable(
  'visitor_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    visitor_key: text('visitor_key').notNull(),
    visitor_id: text('visitor_id').notNull(),
    visitor_name: text('visitor_name').notNull(),
    visitor_email: text('visitor_email').notNull(),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    /** Written by the server, not by a person of the team. */
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('visitor_chat_messages_once').on(table.visitor_key, table.client_id),
    index().on(table.visitor_key, table.id),
    index().on(table.created_at),
  ],
);

/** The chat of members with the team. */
export const adminChatMessages = pgTable(
  'admin_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_chat_messages_once').on(table.user_id, table.client_id),
    index().on(table.user_id, table.id),
  ],
);

// --- the house ---------------------------------------------------------------------------------------------------

/** How many people took each step of the funnel on a day; no person is named (D3). */
export const funnelCounters = pgTable(
  'funnel_counters',
  {
    day: date('day', { mode: 'string' }).notNull(),
    step: text('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);

/** Proof of the choices about cookies: no person, only the random receipt that the browser keeps (security.md, 39). */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    receipt: text('receipt').primaryKey(),
    choice: text('choice', { enum: COOKIE_CHOICES }).notNull(),
    /** Of the words under which it was made. */
    version: text('version').notNull(),
    chosen_at: instant('chosen_at').notNull(),
  },
  (table) => [index().on(table.chosen_at)],
);

/**
 * Who was erased: a keyed hash of the address and a date, so that a restored backup erases again before it serves
 * (D5).
 */
export const erasureLedger = pgTable('erasure_ledger', {
  person: text('person').primaryKey(),
  erased_at: instant('erased_at').notNull(),
});
