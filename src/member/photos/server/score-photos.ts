import { rankPhotoCase } from '#mechanisms/decisions/server/case-store.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import { describeError } from '#platform/log.ts';
import { createPhotoModel, hasPhotoModel, type PhotoModel, wantsPhotoModel } from '#platform/photo-model.ts';
import type { Services } from '#platform/services.ts';
import { explicitness } from '../rules.ts';
import { listUnseenPhotos, saveScores } from './score-store.ts';

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
