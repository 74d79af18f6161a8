import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listKeptPhotos } from '#testing/kept-photos.ts';
import { parseEnv } from './env.ts';
import { openPhotoStore, type PhotoStore, PhotoStoreAwayError } from './photo-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'lueur-photos-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(directory, 's3'),
  configureBuckets: [{ name: 'photos', configs: [] }],
});
const stores = new Map<string, PhotoStore>();

beforeAll(async () => {
  const { port } = await s3.run();
  stores.set('disk', openPhotoStore(parseEnv({ DATA_DIR: directory })));
  const remote = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  stores.set('S3', openPhotoStore(parseEnv({ DATA_DIR: directory, ...remote })));
});

afterAll(() => s3.close());

describe.each(['disk', 'S3'])('photos stored on %s', (kind) => {
  const store = () => {
    const opened = stores.get(kind);
    if (!opened) throw new Error(`no store on ${kind}`);
    return opened;
  };

  test('come back as saved, and disappear once removed', async () => {
    const id = 'abc_DEF-123';
    const renditions = {
      thumbnail: Uint8Array.from([255, 216, 255, 0, 1, 2]),
      medium: Uint8Array.from([255, 216, 255, 0, 4]),
      upright: Uint8Array.from([255, 216, 255, 0, 3]),
    };
    await store().save(id, renditions);
    for (const rendition of ['thumbnail', 'medium', 'upright'] as const)
      expect(Uint8Array.from((await store().find(id, rendition)) ?? [])).toEqual(renditions[rendition]);
    await store().remove(id);
    for (const rendition of ['thumbnail', 'medium', 'upright'] as const)
      expect(await store().find(id, rendition)).toBeUndefined();
  });

  test('appear in the list by id with all their files', async () => {
    const kept = {
      thumbnail: Uint8Array.from([1]),
      medium: Uint8Array.from([3]),
      upright: Uint8Array.from([2]),
    };
    await store().save('rangee_1', kept);
    await store().save('rangee_2', kept);
    const listed = await listKeptPhotos(store());
    expect(listed.sort()).toEqual(['rangee_1', 'rangee_1', 'rangee_1', 'rangee_2', 'rangee_2', 'rangee_2']);
    for (const id of listed) await store().remove(id);
    expect(await listKeptPhotos(store())).toEqual([]);
  });

  test('need not exist: reading finds nothing, and removing does nothing', async () => {
    expect(await store().find('jamais', 'thumbnail')).toBeUndefined();
    await store().remove('jamais');
  });
});

test('a photo with one failed file is not stored at all', async () => {
  const full = mkdtempSync(join(tmpdir(), 'lueur-photos-'));
  const store = openPhotoStore(parseEnv({ DATA_DIR: full }));
  // A folder at the path of the upright picture makes writing it fail.
  mkdirSync(join(full, 'photos', 'abc.upright.jpg'), { recursive: true });
  const renditions = { thumbnail: Uint8Array.from([1]), upright: Uint8Array.from([2]) };
  await expect(store.save('abc', renditions)).rejects.toThrow(PhotoStoreAwayError);
  expect(await store.find('abc', 'thumbnail')).toBeUndefined();
});

/**
 * The S3 server of our tests cannot paginate (its tokens use a cipher that OpenSSL has removed): this one serves two
 * pages, as Amazon would.
 */
test('lists a bucket beyond the thousand files of one response', async () => {
  const TOKEN = 'next/page=+';
  const asked: (string | null)[] = [];
  const server = createServer((request, answer) => {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('continuation-token');
    asked.push(token);
    const name = token === TOKEN ? 'second' : 'first';
    answer.end(`<?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>photos</Name><Prefix>photos/</Prefix>
        <IsTruncated>${token === null}</IsTruncated>${token === null ? `<NextContinuationToken>${TOKEN}</NextContinuationToken>` : ''}
        <Contents><Key>photos/${name}.jpg</Key><LastModified>2026-11-21T12:00:00.000Z</LastModified><Size>3</Size></Contents>
      </ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const S3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const store = openPhotoStore(parseEnv({ S3_ENDPOINT: `http://127.0.0.1:${port}`, ...S3 }));
  expect(await listKeptPhotos(store)).toEqual(['first', 'second']);
  expect(asked).toEqual([null, TOKEN]);
});
