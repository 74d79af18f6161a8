import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Env } from './env.ts';

/** Where the bytes of photos are kept; ids are made by us, 128 bits, never from what a member sent. */
export type PhotoStore = {
  save: (id: string, jpeg: Uint8Array) => Promise<void>;
  find: (id: string) => Promise<Uint8Array | undefined>;
  remove: (id: string) => Promise<void>;
  /** Every photo that is kept, in pages: what no row points to is found and removed. */
  list: () => AsyncIterable<KeptPhoto[]>;
};

type KeptPhoto = { id: string; savedAt: Date };

const EXTENSION = '.jpg';
const FOLDER = 'photos/';

/** S3 when configured, otherwise files under `DATA_DIR/photos`. */
export function openPhotoStore(env: Env): PhotoStore {
  return env.S3_ENDPOINT ? s3Store(env) : diskStore(join(env.DATA_DIR, 'photos'));
}

function diskStore(directory: string): PhotoStore {
  const place = (id: string) => join(directory, `${id}${EXTENSION}`);
  return {
    async save(id, jpeg) {
      await mkdir(directory, { recursive: true });
      await writeFile(place(id), jpeg, { flush: true });
    },
    async find(id) {
      try {
        return await readFile(place(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(place(id), { force: true }),
    async *list() {
      const names = await readdir(directory).catch(() => []);
      const photos: KeptPhoto[] = [];
      for (const name of names.filter((file) => file.endsWith(EXTENSION))) {
        const found = await stat(join(directory, name)).catch(() => undefined);
        if (found) photos.push({ id: name.slice(0, -EXTENSION.length), savedAt: found.mtime });
      }
      yield photos;
    },
  };
}

function s3Store(env: Env): PhotoStore {
  const bucket = env.S3_BUCKET;
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    // Today's default checksums are refused by most S3-compatible services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: env.S3_ACCESS_KEY ?? '', secretAccessKey: env.S3_SECRET_KEY ?? '' },
  });
  const object = (id: string) => ({ Bucket: bucket, Key: `${FOLDER}${id}${EXTENSION}` });
  return {
    async save(id, jpeg) {
      await client.send(new PutObjectCommand({ ...object(id), Body: jpeg, ContentType: 'image/jpeg' }));
    },
    async find(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(id)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(object(id)));
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: FOLDER })) {
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key?.endsWith(EXTENSION) && LastModified
            ? [{ id: Key.slice(FOLDER.length, -EXTENSION.length), savedAt: LastModified }]
            : [],
        );
      }
    },
  };
}
