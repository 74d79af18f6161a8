import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/**
 * Conversations of visitors, one in ten open, made by the database itself. @returns the id of one of them
 */
export async function storeThreads(db: Database, threads: number, messagesOfEach: number): Promise<number> {
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
  await db.execute(sql`ANALYZE`);
  const { rows } = await db.execute<{ id: number }>(sql`SELECT max(id)::float8 AS id FROM support_threads`);
  return rows[0]?.id ?? 0;
}
