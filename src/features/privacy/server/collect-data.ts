import { asc, eq, getTableColumns, getTableName, inArray, is, or } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { isShown } from '#features/meeting/rules.ts';
import { findFeedbacks } from '#features/meeting/server/store.ts';
import { isBlocked } from '#features/messaging/server/store.ts';
import type { Database } from '#server/db/client.ts';
import * as schema from '#server/db/schema.ts';
import { ARCHIVE_LABELS, ARCHIVE_VALUES } from './archive-labels-texts.ts';
import { ARCHIVE_RULES, type ArchivedTable } from './archive-rules.ts';

type Row = Record<string, unknown>;
type Collected = { rule: ArchivedTable; rows: Row[] };

const YOU = 'vous';
/** Someone whose profile is gone, or never was. */
const SOMEONE = 'une personne';

const TABLES = new Map<string, PgTable>(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** Everything that is kept about a member, part by part, in their words. */
export async function collectData(db: Database, me: string, now: Date): Promise<Record<string, Row[]>> {
  const collected: Collected[] = [];
  for (const [name, rule] of Object.entries(ARCHIVE_RULES)) {
    const table = TABLES.get(name);
    if (table && 'part' in rule) collected.push({ rule, rows: await listOwnRows(db, table, rule, me) });
  }
  const wording = await readableValues(db, collected, me);
  const parts = collected.map(
    ({ rule, rows }) => [rule.part, rows.map((row) => inWords(row, rule, wording, me))] as const,
  );
  return Object.fromEntries([...parts, ['avis reçus', await listWordsReceived(db, me, now)]]);
}

/** The rows of one table, by the names of its columns. */
async function listOwnRows(db: Database, table: PgTable, { own }: ArchivedTable, me: string): Promise<Row[]> {
  const columns = Object.entries(getTableColumns(table));
  const mine = columns.flatMap(([, column]) => (own.includes(column.name) ? [eq(column, me)] : []));
  const first = columns.find(([, column]) => column.primary)?.[1];
  const query = db
    .select()
    .from(table)
    .where(or(...mine));
  const rows: Row[] = await (first ? query.orderBy(asc(first)) : query);
  return rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
}

/** First names of contacts, and what the ids of coaches and sessions stand for. */
async function readableValues(
  db: Database,
  collected: readonly Collected[],
  me: string,
): Promise<Map<unknown, string>> {
  const others = collected.flatMap(({ rule, rows }) =>
    rows.flatMap((row) => (rule.named ?? []).map((column) => String(row[column]))),
  );
  const { profiles, coaches, coachAssignments, workshopSessions, workshopRegistrations } = schema;
  const people = await db
    .select({ id: profiles.id, name: profiles.first_name })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(['', ...others])]));
  const coach = await db
    .select({ id: coaches.id, first: coaches.first_name, last: coaches.last_name })
    .from(coaches)
    .innerJoin(coachAssignments, eq(coachAssignments.coach_id, coaches.id))
    .where(eq(coachAssignments.user_id, me));
  const sessions = await db
    .select({
      id: workshopSessions.id,
      workshop: workshopSessions.workshop_id,
      start: workshopSessions.starts_at,
    })
    .from(workshopSessions)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopSessions.id))
    .where(eq(workshopRegistrations.user_id, me));
  return new Map<unknown, string>([
    ...people.map(({ id, name }) => [id, name] as const),
    ...coach.map(({ id, first, last }) => [id, `${first} ${last}`] as const),
    ...sessions.map(
      ({ id, workshop, start }) => [id, `atelier ${workshop}, ${start.toISOString()}`] as const,
    ),
  ]);
}

/** What others wrote about a member after a meeting, as far as the member may read it by now. */
async function listWordsReceived(db: Database, me: string, now: Date): Promise<Row[]> {
  const { meetingFeedbacks, profiles } = schema;
  const received = await db
    .select({ theirs: meetingFeedbacks, name: profiles.first_name })
    .from(meetingFeedbacks)
    .innerJoin(profiles, eq(profiles.id, meetingFeedbacks.author_id))
    .where(eq(meetingFeedbacks.about_id, me));
  const rows: Row[] = [];
  for (const { theirs, name } of received) {
    const { mine } = await findFeedbacks(db, me, theirs.author_id);
    const shown = isShown({ ...theirs, writtenAt: theirs.written_at }, mine, now);
    if (!shown || (await isBlocked(db, me, theirs.author_id))) continue;
    const { qualities, sentence, written_at } = theirs;
    rows.push({ de: name, qualités: qualities, phrase: sentence, 'écrit le': written_at });
  }
  return rows;
}

const SPELLED_OUT = ['coach_id', 'session_id'];

function inWords(row: Row, rule: ArchivedTable, wording: ReadonlyMap<unknown, string>, me: string): Row {
  const { own, named = [], without = [] } = rule;
  const words: Row = {};
  for (const [column, value] of Object.entries(row)) {
    const repeatsOneself = own.includes(column) && !named.includes(column) && column !== 'id';
    if (repeatsOneself || without.includes(column)) continue;
    const label = ARCHIVE_LABELS[column] ?? column;
    if (named.includes(column)) words[label] = value === me ? YOU : (wording.get(value) ?? SOMEONE);
    else if (SPELLED_OUT.includes(column)) words[label] = wording.get(value) ?? value;
    else words[label] = ARCHIVE_VALUES[column]?.[String(value)] ?? value;
  }
  return words;
}
