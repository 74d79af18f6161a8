import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { DEMO_STAFF } from '#server/demo/demo-staff.ts';

export const staffOf = (role: (typeof DEMO_STAFF)[number]['role']): string =>
  DEMO_STAFF.find((one) => one.role === role)?.id ?? '';

/**
 * Makes some of the stored threads wait with a new question, longer than all others.
 * @returns ids, longest waiting first
 */
export async function storeWaiting(db: Database, count: number): Promise<number[]> {
  await db.execute(sql`
    WITH chosen AS (
      UPDATE support_threads SET state = 'open', unread = 1, excerpt = 'Et comment fait-on pour un atelier ?',
        answers_mailed_at = now(), last_message_at = now(), waiting_since = now() - interval '1 year' + id * interval '1 minute'
      WHERE id IN (SELECT id FROM support_threads WHERE key LIKE 'visite-%' AND state = 'resolved' ORDER BY id LIMIT ${count})
      RETURNING key, name, email)
    INSERT INTO visitor_chat_messages (visitor_key, visitor_id, visitor_name, visitor_email, client_id, content,
      is_from_admin, created_at)
    SELECT key, 'visitor', name, email, 'question', 'Et comment fait-on pour un atelier ?', false, now() FROM chosen`);
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id::float8 AS id FROM support_threads WHERE waiting_since < now() - interval '300 days'
    ORDER BY waiting_since LIMIT ${count}`);
  return rows.map(({ id }) => id);
}

/**
 * Inserts appointments of today that have started.
 * @returns ids in chronological order
 */
export async function storeAppointments(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH day AS (SELECT date_trunc('day', now() AT TIME ZONE 'Europe/Paris') AT TIME ZONE 'Europe/Paris' AS begins)
    INSERT INTO appointments (id, user_id, staff_id, host_name, kind, starts_at, state, means, settled_at)
    SELECT 'jour-' || place, guest.id, ${staffOf('matchmaker')}, 'Solène', 'welcome',
      begins + place * (now() - begins) / ${count + 1}, 'booked', 'call', begins
    FROM day, (SELECT id, row_number() OVER (ORDER BY id) AS place FROM profiles WHERE id LIKE 'demo-03%' LIMIT ${count}) guest
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Generates visitors' threads in the database, one in ten open. */
export async function storeThreads(db: Database, threads: number, messagesOfEach: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO support_threads (kind, key, name, email, state, excerpt, from_team, unread, waiting_since, last_message_at, created_at)
    SELECT 'visitor', 'visite-' || n, 'Personne ' || n, 'personne-' || n || '@exemple.invalid',
      CASE n % 10 WHEN 0 THEN 'open' WHEN 1 THEN 'waiting' ELSE 'resolved' END, 'Une question sur le site', false,
      (n % 10 = 0)::int, CASE n % 10 WHEN 0 THEN now() - n * interval '1 minute' END,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM generate_series(1, ${threads}) AS n`);
  await db.execute(sql`
    INSERT INTO visitor_chat_messages (visitor_key, visitor_id, visitor_name, visitor_email, client_id, content,
      is_from_admin, created_at)
    SELECT 'visite-' || n, 'visitor', 'Personne ' || n, 'personne-' || n || '@exemple.invalid', 'message-' || m,
      CASE WHEN n % 500 = 0 AND m = 1 THEN 'J’ai oublié mon parapluie à l’atelier.'
        WHEN m = 1 THEN 'Bonjour, une question sur le site.'
        ELSE 'Voici la suite de notre échange, numéro ' || m || ', sur ' || md5(n::text || m) END,
      m % 2 = 0, now() - n * interval '1 minute' - (20 - m) * interval '1 second'
    FROM generate_series(1, ${threads}) AS n, generate_series(1, ${messagesOfEach}) AS m`);
}

/** Generates reports about existing members in the database, each a case, one in ten undecided. */
export async function storeCases(db: Database, cases: number): Promise<void> {
  await db.execute(sql`
    WITH people AS (SELECT array_agg(id) AS ids, count(*)::int AS members FROM profiles), made AS (
      INSERT INTO user_reports (number, reporter_id, reported_user_id, matter, reason, evidence, created_at)
      SELECT 'S-' || n, ids[1 + n % members], ids[1 + (n + 1) % members], 'insult', 'Un motif.',
        jsonb_build_object('profile', NULL, 'messages', '[]'::jsonb, 'words', NULL), now() - n * interval '1 minute'
      FROM people, generate_series(1, ${cases}) AS n RETURNING number, reported_user_id, created_at, id)
    INSERT INTO moderation_cases (id, kind, subject_id, source, gravity, created_at, settled_at, rank_at)
    SELECT 'c-' || number, 'report', reported_user_id, number, 1 + id % 5, created_at,
      CASE WHEN right(number, 1) <> '0' THEN now() END,
      created_at - (ARRAY[0, 2, 5, 10, 3650])[1 + id % 5] * interval '1 day'
    FROM made`);
  await db.execute(sql`ANALYZE`);
}
