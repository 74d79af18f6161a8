import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhotoStore } from '#platform/photo-store.ts';
import { addPhotoOf, anEmptyPlace, aSite } from '#testing/backed-up-site.ts';
import { aMember } from '#testing/factories.ts';
import { listKeptPhotos } from '#testing/kept-photos.ts';
import { startTestApp } from '#testing/test-app.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const say = () => undefined;
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: mkdtempSync(join(tmpdir(), 'lueur-s3-')),
  configureBuckets: [
    { name: 'photos', configs: [] },
    { name: 'restored', configs: [] },
  ],
});
let address = { S3_ENDPOINT: '', S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' };

beforeAll(async () => {
  const { port } = await s3.run();
  address = { ...address, S3_ENDPOINT: `http://127.0.0.1:${port}` };
});
afterAll(() => s3.close());

test('photos in S3 are backed up with the rows of the same snapshot, and restored into an empty bucket', async () => {
  const { env: site, database } = await aSite(process.env.TEST_DATABASE ? 'postgres' : 'embedded');
  const env = { ...site, ...address, S3_BUCKET: 'photos' };
  const app = await startTestApp({ database, variables: { DATA_DIR: env.DATA_DIR } });
  const [member] = await app.insert(aMember());
  const pictures = [];
  for (let count = 0; count < 3; count += 1) pictures.push(await addPhotoOf({ db: app.db, env }, member.id));
  await app.stop();
  await database.close();
  const { file, manifest } = await makeBackup({ env, say });
  expect(manifest).toMatchObject({ rows: { photos: 3 }, missing: [] });

  const place = { ...(await anEmptyPlace(env)), S3_BUCKET: 'restored' };
  await restoreBackup({ env: place, file, say });
  const restored = openPhotoStore(place);
  const ids = pictures.map(({ id }) => id);
  expect((await listKeptPhotos(restored)).sort()).toEqual([...ids, ...ids, ...ids].sort());
  for (const { id, upright } of pictures)
    expect(Buffer.from((await restored.find(id, 'upright')) ?? [])).toEqual(upright);
});
