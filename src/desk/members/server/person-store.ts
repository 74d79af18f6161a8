import { and, desc, gt, gte, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { audiencesOf, hasRole, type StaffRole } from '#desk/staff/rules.ts';
import { auditOpening } from '#desk/staff/server/shared/record-audit.ts';
import { DAY_MS } from '#lib/durations.ts';
import { foldText } from '#lib/fold-text.ts';
import { memberActivity } from '#live/server/tables.ts';
import type { StatementEffect } from '#mechanisms/decisions/rules.ts';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import { profiles, wordsOf } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedSql } from '#platform/database/folded.ts';
import { users } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import type { MemberFilter, PersonBeside, PersonPast } from '../contract.ts';
import {
  COUNTED_MEMBERS,
  DATES_LISTED,
  MEMBERS_PER_PAGE,
  type MemberState,
  PERSON_PARTS,
  type Work,
} from '../rules.ts';
import { foundOf } from './read-file.ts';
import { findMember, hasVerifiedPhoto, isAtStep, isErasureAsked, selectMembers, stateAt } from './store.ts';

export type FileViewer = { id: string; roles: readonly StaffRole[] };
export type PastPart = Exclude<keyof typeof PERSON_PARTS, 'account'>;
type PastLine = {
  part: PastPart;
  id: string;
  at: Date | string;
  effect: StatementEffect | null;
  count: number;
};

const readable = ({ roles }: FileViewer) => sql`audience = ANY(${sql.param(audiencesOf(roles))}::text[])`;
/** The same appointments as on the appointments page. */
const received = ({ id }: FileViewer) => sql`staff_id = ${id} AND state <> 'cancelled'`;

/** Returns the person of a piece of work; undefined when this colleague may not open it. */
export async function findSubject(
  db: Database,
  reader: FileViewer,
  work: Work,
  id: string,
): Promise<{ member: string | null } | undefined> {
  if (!hasRole(reader.roles, PERSON_PARTS[`${work}s`])) return undefined;
  const number = /^\d{1,15}$/.test(id) ? id : '0';
  const from = {
    thread: sql`user_id AS member FROM support_threads WHERE id = ${number}::bigint AND ${readable(reader)}`,
    case: sql`subject_id AS member FROM moderation_cases WHERE id = ${id}`,
    appointment: sql`user_id AS member FROM appointments WHERE id = ${id} AND ${received(reader)}`,
  };
  const { rows } = await db.execute<{ member: string | null }>(sql`SELECT ${from[work]}`);
  return rows[0];
}

/**
 * Returns other records about a member, besides the open work: counts and dates, in the parts that the roles may read.
 */
export async function listPast(
  db: Database,
  { reader, member, besides, now }: { reader: FileViewer; member: string; besides: string; now: Date },
): Promise<PastLine[]> {
  const none = sql`NULL::text`;
  const lines: Record<PastPart, SQL> = {
    threads: sql`id::text, last_message_at, ${none} FROM support_threads
      WHERE user_id = ${member} AND id::text <> ${besides} AND ${readable(reader)}`,
    cases: sql`id, created_at, ${none} FROM moderation_cases WHERE subject_id = ${member} AND id <> ${besides}`,
    decisions: sql`id, made_at, effect FROM statements WHERE user_id = ${member}`,
    appointments: sql`id, starts_at, ${none} FROM appointments
      WHERE user_id = ${member} AND id <> ${besides} AND ${received(reader)}`,
    workshops: sql`s.id, s.starts_at, ${none} FROM workshop_registrations r JOIN workshop_sessions s ON s.id = r.session_id
      WHERE r.user_id = ${member} AND r.status = 'registered' AND s.cancelled_at IS NULL
        AND s.starts_at > ${now.toISOString()}::timestamptz`,
  };
  const read = listParts(reader).map((part) => sql`SELECT ${part}::text AS part, ${lines[part]}`);
  const { rows } = await db.execute<PastLine>(sql`
    SELECT part, id, at, effect, count FROM (
      SELECT *, count(*) OVER (PARTITION BY part)::int AS count,
        row_number() OVER (PARTITION BY part ORDER BY at DESC, id) AS place
      FROM (${sql.join(read, sql` UNION ALL `)}) AS lines(part, id, at, effect)) AS placed
    WHERE place <= ${DATES_LISTED} ORDER BY at DESC`);
  return rows;
}

/** Every role may read at least one. */
export function listParts({ roles }: FileViewer): PastPart[] {
  const parts: PastPart[] = ['threads', 'cases', 'decisions', 'appointments', 'workshops'];
  return parts.filter((part) => hasRole(roles, PERSON_PARTS[part]));
}

/** Returns null when the work has no account; undefined when this colleague may not open it. */
export async function readPerson(
  services: Pick<Services, 'db' | 'clock'>,
  reader: FileViewer,
  { work, id }: { work: Work; id: string },
): Promise<PersonBeside | null | undefined> {
  const { db, clock } = services;
  const now = clock.now();
  const subject = await findSubject(db, reader, work, id);
  if (!subject) return undefined;
  const member = subject.member && (await findMember(db, subject.member, now));
  if (!member) return null;
  await auditOpening(db, {
    staff: reader,
    subject: { kind: 'member', id: member.id },
    now,
    action: 'members.beside',
    reason: OPENING_WORDS[work].log,
  });
  const { id: file, state, since, ...who } = foundOf(member, now);
  const lines = await listPast(db, { reader, member: member.id, besides: id, now });
  const parts = listParts(reader);
  const past = (part: PastPart): PersonPast => {
    if (!parts.includes(part)) return null;
    const of = lines.filter((line) => line.part === part);
    const latest = of.map((line) => ({
      id: line.id,
      at: new Date(line.at).toISOString(),
      effect: line.effect,
    }));
    return { count: of[0]?.count ?? 0, latest };
  };
  return {
    ...who,
    account: hasRole(reader.roles, PERSON_PARTS.account) ? { id: file, state, since } : null,
    threads: past('threads'),
    cases: past('cases'),
    decisions: past('decisions'),
    appointments: past('appointments'),
    workshops: past('workshops'),
  };
}

/** With this many matches, scanning from the newest is faster than fetching them all. */
const MANY = 1000;

type Asked = MemberFilter & { after?: string | undefined };

/** Lists matching members, newest first. */
export async function searchMembers(db: Database, { after, ...filter }: Asked, now: Date) {
  const [since, id] = orderOf(filter);
  const from = after
    ? sql`(${since}, ${id}) < (SELECT created_at, id FROM users WHERE id = ${after})`
    : undefined;
  return selectMembers(db, now)
    .where(and(await matches(db, filter, now), from))
    .orderBy(desc(since), desc(id))
    .limit(MEMBERS_PER_PAGE + 1);
}

/** Counts matches, at most one more than `COUNTED_MEMBERS`. */
export async function countMembers(db: Database, filter: MemberFilter, now: Date): Promise<number> {
  const [since, id] = orderOf(filter);
  // Ordered, so that the planner stops at the limit instead of scanning all members.
  const found = selectMembers(db, now)
    .where(await matches(db, filter, now))
    .orderBy(desc(since), desc(id))
    .limit(COUNTED_MEMBERS + 1);
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${found}) AS found`,
  );
  return rows[0]?.count ?? 0;
}

/** Rare states are ordered by the small table that holds them, all others by the members table. */
function orderOf({ state }: MemberFilter) {
  return state === 'suspended' || state === 'closed'
    ? ([accountStandings.joined_at, accountStandings.user_id] as const)
    : ([users.createdAt, users.id] as const);
}

async function matches(db: Database, filter: MemberFilter, now: Date): Promise<SQL | undefined> {
  const { words = '', state, step, weeks, days, verified, photo } = filter;
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const said = (wish: 'yes' | 'no', is: SQL) => (wish === 'yes' ? is : not(is));
  return and(
    words.trim() ? await holdsWords(db, words) : undefined,
    state && (state === 'erasure-asked' ? isErasureAsked : isIn(state, now)),
    step && isAtStep(step),
    weeks && gte(users.createdAt, ago(7 * weeks)),
    days && gte(memberActivity.last_seen_at, ago(days)),
    verified && said(verified, hasVerifiedPhoto),
    photo && said(photo, isNotNull(profiles.photo_url)),
  );
}

/** Equivalent to `stateAt`, written so that the planner finds rare states in their own small tables. */
function isIn(state: MemberState, now: Date): SQL | undefined {
  const { until, erase_after } = accountStandings;
  if (state === 'suspended') return gt(until, now);
  if (state === 'closed') return and(lte(until, now), isNotNull(erase_after));
  const said = sql`${stateAt(now)} = ${state}`;
  if (state !== 'paused') return said;
  return and(sql`${users.id} IN (SELECT id FROM profiles WHERE paused_at IS NOT NULL)`, said);
}

async function holdsWords(db: Database, words: string): Promise<SQL> {
  const looked = foldText(words);
  const begins = `${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const ofAddress = sql`${foldedSql(users.email)} LIKE ${foldedSql(sql`${begins}::text`)} AND ${users.email} LIKE ${begins}`;
  const ofName = looked === '' ? sql`false` : sql`${wordsOf(profiles)} LIKE ${`%${looked}%`}`;
  const { rows } = await db.execute<{ many: boolean }>(sql`
    SELECT (SELECT count(*) FROM (SELECT FROM users WHERE ${ofAddress} LIMIT ${MANY}) AS found) = ${MANY}
      OR (SELECT count(*) FROM (SELECT FROM all_profiles AS profiles WHERE ${ofName} LIMIT ${MANY}) AS found) = ${MANY} AS many`);
  // A scalar subquery keeps the planner on the scan from the newest.
  if (rows[0]?.many)
    return sql`(${ofAddress} OR (SELECT ${ofName} FROM all_profiles AS profiles WHERE profiles.id = ${users.id} LIMIT 1))`;
  return sql`${users.id} IN (SELECT id FROM users WHERE ${ofAddress} UNION SELECT id FROM all_profiles AS profiles WHERE ${ofName})`;
}
