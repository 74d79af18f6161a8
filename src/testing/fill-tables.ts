import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ERASURE_RULES, type ErasureRule } from '#member/data-rights/server/erasure-rules.ts';
import type { Database } from '#platform/database/client.ts';
import * as schema from '#server/schema.ts';

/** Marker in every text of a row that is erased with its member. */
export const CANARY = 'ZQCANARI';
/** Marker in every text of a row that outlives its member. */
export const KEPT = 'ZQPREUVE';

export const TABLES: PgTable[] = Object.values(schema).filter((table) => is(table, PgTable));
const RULES: Record<string, Record<string, ErasureRule>> = ERASURE_RULES;

let made = 0;

type Person = { id: string; email: string };
type Parents = {
  me: Person;
  other: Person;
  coach: string;
  /** A workshop date. */
  session: string;
  /** A session of `me`. */
  logIn: string;
};

/** A thread with the team, and a decision about `other`: for data stored about both. */
type Made = Parents & { thread: number; statement: string; photo: string; termsChange: string };

/** Returns the table that the property's column refers to, if any. */
export function referenceOf(
  table: PgTable,
  column: PgColumn,
): { table: string; onDelete?: string } | undefined {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    if (columns.some(({ name }) => name === column.name))
      return { table: getTableName(foreignTable), onDelete: key.onDelete };
  }
  return undefined;
}

/** Values for columns where a generated one would be out of bounds. */
const WITHIN_BOUNDS: Record<string, Record<string, unknown>> = {
  account_standings: { erase_after: null },
  attention: { step: 0 },
  banner: { id: 1, until_at: new Date('2026-11-21T08:00:00Z') },
  score_views: { love_points: 25 },
  city_changes: { latitude: 45, longitude: 4 },
  // Unconfirmed: the member's actions require only the password.
  member_phones: { since: null },
  founding_places: { id: 1, taken: 1 },
  funnel_counters: { step: 'life_project' },
  kept_pairs: { love_points: null },
  mail_codes: { wrong_tries: 0 },
  moderation_cases: { gravity: 1, score: 0 },
  moderation_decisions: { days: 7 },
  photos: { position: 0 },
  photo_scores: { porn: 0.1, sexy: 0.1, hentai: 0.1, neutral: 0.6, drawing: 0.1 },
  profile_prompts: { position: 0 },
  proposals: { place: 1, attention: 0 },
  public_team: { position: 0 },
  report_photos: { position: 0 },
  service_questions: { position: 0 },
  support_hours: { day: 1, opens: '09:00', closes: '18:00' },
  testimonials: { position: 0, example: true, consented_on: null },
  workshop_leaders: { workshop_id: 8 },
};

/** Inserts at least one row per table for a member, through every column that refers to a person. */
export async function fillTablesFor(db: Database, given: Parents): Promise<Made> {
  const statement = await aStatementTo(db, given.other.id);
  const parents = {
    ...given,
    thread: await aThread(db),
    statement,
    photo: await aPhotoOf(db, given.other.id),
    termsChange: await aTermsChange(db),
  };
  const { id, email } = parents.me;
  const byHand: Record<string, string> = {
    'verifications.value': id,
    'rate_limits.key': `saves:${id}`,
    'contacts.email': email.toUpperCase(),
    'content_notices.email': email,
    'visitor_chat_messages.visitor_email': email,
    'support_threads.email': email,
  };
  for (const table of TABLES.filter((one) => getTableName(one) !== 'users')) {
    const name = getTableName(table);
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      const rule = RULES[name]?.[column.name];
      const value = byHand[`${name}.${column.name}`];
      const mine = referenceOf(table, column)?.table === 'users' ? id : value;
      if (mine === undefined) continue;
      const known = await db.$count(table, and(eq(column, mine)));
      if (known > 0) continue;
      const text = rule === 'unnamed' ? KEPT : CANARY;
      await db
        .insert(table)
        .values({ ...rowFor(table, parents, text), ...WITHIN_BOUNDS[name], [property]: mine });
    }
  }
  return parents;
}

/**
 * Inserts a row into each table that is still empty.
 * @param tx without foreign keys: some rows refer to nothing
 */
export async function fillEmptyTables(tx: Database, parents: Made): Promise<void> {
  for (const table of TABLES)
    if ((await tx.$count(table)) === 0)
      await tx
        .insert(table)
        .values({ ...rowFor(table, parents, KEPT), ...WITHIN_BOUNDS[getTableName(table)] });
}

/** A thread without a member, which stays. */
async function aThread(db: Database): Promise<number> {
  made += 1;
  const at = new Date('2026-11-20T08:00:00Z');
  const [row] = await db
    .insert(schema.supportThreads)
    .values({
      kind: 'visitor',
      key: `fil-${made}`,
      state: 'resolved',
      excerpt: '',
      from_team: true,
      unread: 0,
      last_message_at: at,
      created_at: at,
    })
    .returning({ id: schema.supportThreads.id });
  return row?.id ?? 0;
}

async function aPhotoOf(db: Database, member: string): Promise<string> {
  made += 1;
  const id = `photo-${made}`;
  const created_at = new Date('2026-11-20T08:00:00Z');
  await db.insert(schema.photos).values({ id, user_id: member, position: 5, created_at });
  return id;
}

async function aStatementTo(db: Database, member: string): Promise<string> {
  made += 1;
  const id = `décision-${made}`;
  await db.insert(schema.statements).values({
    id,
    decision: id,
    user_id: member,
    effect: 'warning',
    source: 'own',
    facts: 'x',
    rule: 'x',
    made_at: new Date('2026-11-20T08:00:00Z'),
  });
  return id;
}

async function aTermsChange(db: Database): Promise<string> {
  made += 1;
  const id = `annonce-${made}`;
  const announced_at = new Date('2026-11-20T08:00:00Z');
  await db
    .insert(schema.termsChanges)
    .values({ id, in_force: '2027-02-01', changes: 'x', announced_at, cancelled_at: announced_at });
  return id;
}

function rowFor(table: PgTable, parents: Made, text: string): Record<string, unknown> {
  made += 1;
  const entries = Object.entries(getTableColumns(table)).map(([property, column]) => {
    const reference = referenceOf(table, column)?.table;
    if (reference === 'users') return [property, parents.other.id];
    if (reference === 'coaches') return [property, parents.coach];
    if (reference === 'workshop_sessions') return [property, parents.session];
    if (reference === 'support_threads') return [property, parents.thread];
    if (reference === 'photos') return [property, parents.photo];
    if (reference === 'statements') return [property, parents.statement];
    if (reference === 'terms_changes') return [property, parents.termsChange];
    // Must be their own answers, since the table references either set.
    if (reference === 'relationship_quiz') return [property, parents.me.id];
    if (reference === 'sessions') return [property, parents.logIn];
    if (reference && !column.notNull) return [property, null];
    if (column.hasDefault && !column.notNull) return [property, undefined];
    return [property, valueFor(column, text)];
  });
  return Object.fromEntries(entries);
}

function valueFor(column: PgColumn, text: string): unknown {
  const [choice] = column.enumValues ?? [];
  if (column.columnType === 'PgBigSerial53') return undefined;
  if (column.columnType === 'PgDateString') return '1987-09-23';
  if (column.columnType === 'PgArray') return [];
  if (column.columnType === 'PgUUID') return crypto.randomUUID();
  if (column.dataType === 'string')
    return choice ?? `${text} ${getTableName(column.table)}.${column.name} ${made}`;
  if (column.dataType === 'number') return 10_000 + made;
  if (column.dataType === 'boolean') return false;
  if (column.dataType === 'date') return new Date('2026-11-20T08:00:00Z');
  if (column.dataType === 'json') return [{ text }];
  if (column.dataType === 'custom') return Buffer.from(text);
  throw new Error(`No value is known for a column like ${column.name} (${column.columnType})`);
}
