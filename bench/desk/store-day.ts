import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { DEMO_STAFF } from '#server/demo/demo-staff.ts';

export const staffOf = (role: (typeof DEMO_STAFF)[number]['role']): string =>
  DEMO_STAFF.find((one) => one.role === role)?.id ?? '';

/** Of the stored conversations, some that wait with a new question, longer than all others. @returns ids, the longest first */
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

/** Of today, and begun. @returns ids in the order of the hours */
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

/** Most of the earlier cases have been dealt with. */
export async function settleMost(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE moderation_cases SET settled_at = now() WHERE id LIKE 'c-S-%' AND right(id, 1) <> '0'`);
}
