import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

export const LONG_THREAD = 100_000;

/** Between the first two members of the crowd, once. */
export async function storeLongThread(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, created_at, read)
    SELECT CASE WHEN t % 2 = 0 THEN a.id ELSE b.id END, CASE WHEN t % 2 = 0 THEN b.id ELSE a.id END, 'long-' || t,
      'Et puis, ce matin, je me suis demandé si vous aimiez aussi la pluie.', now() - t * interval '1 minute', true
    FROM crowd.member a JOIN crowd.member b ON a.n = 1 AND b.n = 2 CROSS JOIN generate_series(1, ${LONG_THREAD}) AS t
    WHERE NOT EXISTS (SELECT FROM chat_messages WHERE client_id = 'long-1' AND sender_id IN (a.id, b.id))`);
}
