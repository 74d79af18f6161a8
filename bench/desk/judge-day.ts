import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { mailDirectory, storedMail } from '#platform/mail/file-mailer.ts';
import { outcomeOf } from './play-appointments.ts';
import type { ThreadWork } from './play-messages.ts';
import { staffOf } from './store-day.ts';
import type { PlannedCase } from './store-day-cases.ts';

type Thread = { state: string; later: boolean; tags: string[]; notes: number; answers: number };

/** How each kind of work leaves a conversation. */
function wantedOf(work: ThreadWork): Thread {
  return {
    state: work === 'put off' ? 'open' : 'resolved',
    later: work === 'put off',
    tags: work === 'tag and saved reply' ? ['workshops'] : [],
    notes: work === 'note and own words' ? 1 : 0,
    answers: work === 'put off' ? 0 : 1,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @returns how many conversations are as they should be */
export async function countThreads(db: Database, works: ReadonlyMap<string, ThreadWork>): Promise<number> {
  const { rows } = await db.execute<Thread & { id: string }>(sql`
    SELECT t.id::text, t.state, coalesce(t.snoozed_until > now(), false) AS later, t.tags,
      (SELECT count(*)::int FROM support_notes n WHERE n.thread_id = t.id AND t.mentioned = ARRAY[${staffOf('admin')}]) AS notes,
      (SELECT count(*)::int FROM visitor_chat_messages m WHERE m.visitor_key = t.key AND m.answerer_id = ${staffOf('support')}) AS answers
    FROM support_threads t`);
  return rows.filter(({ id, ...stands }) => {
    const work = works.get(id);
    return work !== undefined && isSame(stands, wantedOf(work));
  }).length;
}

/** @returns how many cases are decided as they should be, once, by Marc */
export async function countCases(db: Database, planned: ReadonlyMap<string, PlannedCase>): Promise<number> {
  const { rows } = await db.execute<{ id: string; decided: string[] }>(sql`
    SELECT c.id, array_remove(array_agg(d.decision) || array_agg(a.outcome), NULL) AS decided FROM moderation_cases c
    LEFT JOIN moderation_decisions d ON d.case_id = c.id AND d.decided_by = ${staffOf('moderation')}
    LEFT JOIN appeals a ON c.kind = 'appeal' AND a.id = c.source
    WHERE c.settled_at IS NOT NULL GROUP BY c.id`);
  return rows.filter(({ id, decided }) => isSame(decided, [planned.get(id)?.decision])).length;
}

/** @returns how many appointments are as they should be */
export async function countAppointments(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ id: string; state: string }>(sql`SELECT id, state FROM appointments`);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return ids.filter((id, place) => states.get(id) === outcomeOf(place)).length;
}

/** Of the mails that have left and the answers that wait for their two minutes. @returns mails that come again */
export async function countMails(db: Database, directory: string): Promise<{ mails: number; again: number }> {
  const folder = mailDirectory(directory);
  const left = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => storedMail.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .map(({ to, subject }) => `${to} ${subject}`);
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT t.email AS address FROM pgboss.job j JOIN support_threads t ON t.key = j.data->>'key'
    WHERE j.name = 'support-answers' AND j.state < 'active'`);
  const subject = left.find((line) => line.startsWith('personne-'))?.replace(/^\S+ /, '');
  const all = [...left, ...rows.map(({ address }) => `${address} ${subject}`)];
  return { mails: all.length, again: all.length - new Set(all).size };
}
