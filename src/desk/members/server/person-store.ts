import { type SQL, sql } from 'drizzle-orm';
import { audiencesOf, hasRole, type StaffRole } from '#desk/staff/rules.ts';
import { auditOpening } from '#desk/staff/server/shared/record-audit.ts';
import type { StatementEffect } from '#mechanisms/decisions/rules.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { PersonBeside, PersonPast } from '../contract.ts';
import { DATES_LISTED, PERSON_PARTS, type Work } from '../rules.ts';
import { foundOf } from './read-file.ts';
import { findMember } from './store.ts';

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
