import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { PhotoScores } from '#platform/photo-model.ts';
import { photoScores } from './tables.ts';

/** Lists queued photos without scores, in the order of the queue. */
export async function listUnseenPhotos(
  db: Database,
  limit: number,
): Promise<{ id: string; member: string }[]> {
  const { rows } = await db.execute<{ id: string; member: string }>(sql`
    SELECT p.id, p.user_id AS member FROM moderation_cases c JOIN photos p ON p.id = c.source
    WHERE c.kind = 'photo' AND c.settled_at IS NULL AND NOT EXISTS (SELECT FROM photo_scores WHERE photo_id = p.id)
    ORDER BY c.rank_at, p.id LIMIT ${limit}`);
  return rows;
}

/** Saves scores; null means that the photo could not be read. No-op if the photo is gone. */
export async function saveScores(
  db: Database,
  { id, member }: { id: string; member: string },
  scores: PhotoScores | undefined,
  now: Date,
): Promise<void> {
  const { porn = null, sexy = null, hentai = null, neutral = null, drawing = null } = scores ?? {};
  await db.execute(sql`
    INSERT INTO photo_scores (photo_id, user_id, porn, sexy, hentai, neutral, drawing, looked_at)
    SELECT id, ${member}, ${porn}::real, ${sexy}::real, ${hentai}::real, ${neutral}::real, ${drawing}::real,
      ${now.toISOString()}::timestamptz
    FROM photos WHERE id = ${id} ON CONFLICT (photo_id) DO NOTHING`);
}

/** Lists scores by photo. They only sort the team’s queue. */
export async function listPhotoScores(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PhotoScores>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(photoScores)
    .where(and(inArray(photoScores.photo_id, [...ids]), isNotNull(photoScores.porn)));
  return new Map(
    rows.map(({ photo_id, porn, sexy, hentai, neutral, drawing }) => [
      photo_id,
      {
        porn: porn ?? 0,
        sexy: sexy ?? 0,
        hentai: hentai ?? 0,
        neutral: neutral ?? 0,
        drawing: drawing ?? 0,
      },
    ]),
  );
}
