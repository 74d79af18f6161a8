import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PhotoModel, PhotoScores } from '#platform/photo-model.ts';
import { moderationCases, photoScores } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { scorePhotos } from './score-photos.ts';

const app = await testApp();

const SCORES: PhotoScores = { porn: 0.5, sexy: 0.25, hentai: 0, neutral: 0.25, drawing: 0 };
/** `platform/photo-model.test.ts` tests the model itself. */
const modelSaying = (look: PhotoModel['look']): PhotoModel => ({ look, rest: async () => undefined });

async function aPhoto() {
  const browser = await app.memberBrowser(aMan());
  const colour = { width: 400, height: 500, channels: 3, background: '#dba' } as const;
  const photo = new File([new Uint8Array(await sharp({ create: colour }).png().toBuffer())], 'moi.png');
  return { browser, id: (await browser.client.photos.add({ photo })).id };
}

test('scores a queued photo once, which only changes its place in the queue', async () => {
  const { browser, id } = await aPhoto();
  const [before] = await app.db.select().from(moderationCases);
  let looks = 0;
  const model = modelSaying(async () => {
    looks += 1;
    return SCORES;
  });
  await scorePhotos(app.services, model);
  await scorePhotos(app.services, model);
  expect(looks).toBe(1);
  expect(await app.db.select().from(photoScores)).toEqual([
    expect.objectContaining({ photo_id: id, ...SCORES }),
  ]);
  const [after] = await app.db.select().from(moderationCases);
  expect(after).toEqual({ ...before, score: expect.any(Number), rank_at: expect.any(Date) });
  expect(after?.rank_at.getTime()).toBeLessThan(before?.rank_at.getTime() ?? 0);
  expect(await browser.client.photos.list()).toHaveLength(1);
});

test('does not retry an unreadable photo, which stays in the queue; its scores are deleted with it', async () => {
  const { browser, id } = await aPhoto();
  const model = modelSaying(() => Promise.reject(new Error('Canvas returned no picture')));
  await scorePhotos(app.services, model);
  expect(await app.db.select().from(photoScores)).toEqual([
    expect.objectContaining({ photo_id: id, porn: null }),
  ]);
  expect(app.logs.map(({ event }) => event)).toContain('photo-scoring-failed');
  await browser.client.photos.remove({ id });
  expect(await app.db.$count(photoScores, eq(photoScores.photo_id, id))).toBe(0);
});
