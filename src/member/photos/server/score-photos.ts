import { sql } from 'drizzle-orm';
import { rankPhotoCase } from '#mechanisms/decisions/server/case-store.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import { describeError } from '#platform/log.ts';
import {
  createPhotoModel,
  hasPhotoModel,
  type PhotoModel,
  type PhotoScores,
  wantsPhotoModel,
} from '#platform/photo-model.ts';
import type { Services } from '#platform/services.ts';
import { explicitness } from '../rules.ts';

const QUEUE = 'photo-look';
const EVERY_MINUTE = '* * * * *';
/** The model can process this many per minute. */
const AT_ONCE = 20;
/** More than are scored in a run, so that photos waiting for a retry do not block the others. */
const LISTED = 500;

/** Scores queued photos, so that the team sees urgent ones first. */
export async function scorePhotos(services: Services, model: PhotoModel): Promise<void> {
  const { db, photos, clock, log } = services;
  let looks = 0;
  const unseen = await listUnseenPhotos(db, LISTED);
  const items = (function* () {
    for (const photo of unseen) if (looks < AT_ONCE) yield photo;
  })();
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ id }) => id }, async (photo) => {
    looks += 1;
    const jpeg = await photos.find(photo.id, 'thumbnail');
    const scores =
      jpeg &&
      (await model
        .look(jpeg)
        .catch((error) => void log('warn', 'photo-scoring-failed', describeError(error))));
    await saveScores(db, photo, scores || undefined, clock.now());
    if (scores) await rankPhotoCase(db, photo.id, explicitness(scores));
  });
}

/** Every minute, on one node, if the model is enabled; otherwise the queue is sorted by age alone, which is logged. */
export async function schedulePhotoLooks(services: Services): Promise<void> {
  const { jobs, env, log } = services;
  const model = wantsPhotoModel(env) ? createPhotoModel() : undefined;
  if (!model) log('info', 'photo-model-unavailable', { model: hasPhotoModel() ? 'off' : 'not installed' });
  await jobs.work(QUEUE, async () => {
    if (model) await scorePhotos(services, model);
  });
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}

/** Lists queued photos without scores, in the order of the queue. */
async function listUnseenPhotos(db: Database, limit: number): Promise<{ id: string; member: string }[]> {
  const { rows } = await db.execute<{ id: string; member: string }>(sql`
    SELECT p.id, p.user_id AS member FROM moderation_cases c JOIN photos p ON p.id = c.source
    WHERE c.kind = 'photo' AND c.settled_at IS NULL AND NOT EXISTS (SELECT FROM photo_scores WHERE photo_id = p.id)
    ORDER BY c.rank_at, p.id LIMIT ${limit}`);
  return rows;
}

/** Saves scores; null means that the photo could not be read. No-op if the photo is gone. */
async function saveScores(
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
