import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { verifiedByCell } from './tables.ts';

/** Counts anew. A member without a card is not proposed, and not counted. @param since active members came after it */
export async function countVerifiedByCell(tx: Database, since: Date): Promise<void> {
  await tx.delete(verifiedByCell);
  await tx.execute(sql`
    INSERT INTO verified_by_cell (cell, members)
    SELECT c.cell, count(*)::int FROM profile_verifications v
    JOIN match_cards c ON c.id = v.user_id
    JOIN member_activity a ON a.user_id = v.user_id AND a.last_seen_at >= ${since.toISOString()}::timestamptz
    WHERE v.photo_id IS NOT NULL
    GROUP BY c.cell`);
}

export async function listVerifiedByCell(db: Database): Promise<(typeof verifiedByCell.$inferSelect)[]> {
  return db.select().from(verifiedByCell);
}
