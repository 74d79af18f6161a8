import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Env } from './env.ts';

/** A square thumbnail and an upright picture as JPEG, and a smaller one as WebP where many members will see it. */
export type PhotoRenditions = { thumbnail: Uint8Array; upright: Uint8Array; medium?: Uint8Array };
export type Rendition = keyof PhotoRenditions;
export const RENDITIONS = ['thumbnail', 'medium', 'upright'] as const satisfies readonly Rendition[];

/** Storage of photos; ids are ours, 128 random bits, never from the upload. */
export type PhotoStore = {
  /** @throws PhotoStoreAwayError when they cannot be stored; partial files are removed */
  save: (id: string, renditions: PhotoRenditions) => Promise<void>;
  saveOne: (id: string, rendition: Rendition, bytes: Uint8Array) => Promise<void>;
  find: (id: string, rendition: Rendition) => Promise<Uint8Array | undefined>;
  remove: (id: string) => Promise<void>;
  list: () => AsyncIterable<KeptFile[]>;
};

type KeptFile = { id: string; savedAt: Date };

type FileStore = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array | undefined>;
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<{ name: string; savedAt: Date }[]>;
};

export const MEDIA_TYPES = {
  thumbnail: 'image/jpeg',
  medium: 'image/webp',
  upright: 'image/jpeg',
} as const satisfies Record<Rendition, string>;
/** Ids contain no dot. */
const ENDINGS = { thumbnail: '.jpg', medium: '.medium.webp', upright: '.upright.jpg' } as const;
const FOLDER = 'photos/';
const S3_RETRIES = 3;

export function openPhotoStore(env: Env): PhotoStore {
  const files = env.S3_ENDPOINT ? s3Files(env) : diskFiles(join(env.DATA_DIR, 'photos'));
  const remove = async (id: string) => {
    await allOf(Object.values(ENDINGS).map((ending) => files.remove(`${id}${ending}`)));
  };
  return {
    async save(id, { thumbnail, medium, upright }) {
      try {
        await allOf([
          files.write(`${id}${ENDINGS.thumbnail}`, thumbnail),
          medium && files.write(`${id}${ENDINGS.medium}`, medium),
          files.write(`${id}${ENDINGS.upright}`, upright),
        ]);
      } catch (error) {
        // On a full disk, partial files take room that others need.
        await remove(id).catch(() => undefined);
        throw new PhotoStoreAwayError(error);
      }
    },
    saveOne: (id, rendition, bytes) => files.write(`${id}${ENDINGS[rendition]}`, bytes),
    find: (id, rendition) => files.read(`${id}${ENDINGS[rendition]}`),
    remove,
    async *list() {
      for await (const page of files.list()) {
        yield page
          .filter(({ name }) => /\.(?:jpg|webp)$/.test(name))
          .map(({ name, savedAt }) => ({ id: name.slice(0, name.indexOf('.')), savedAt }));
      }
    },
  };
}

/** Waits for all even when one fails, so that no work goes on after the answer. @throws the first error */
async function allOf(works: readonly (Promise<void> | undefined)[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

function diskFiles(directory: string): FileStore {
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, name), bytes, { flush: true });
    },
    async read(name) {
      try {
        return await readFile(join(directory, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(directory, name), { force: true }),
    async *list() {
      const names = await readdir(directory).catch(() => []);
      const found = names.map(async (name) => {
        const file = await stat(join(directory, name)).catch(() => undefined);
        return file ? [{ name, savedAt: file.mtime }] : [];
      });
      yield (await Promise.all(found)).flat();
    },
  };
}

/** Fields in the XML answers of S3. Our names need no XML escapes, nor do codes, dates and tokens. */
const CODE = /<Code>([^<]*)<\/Code>/;
const KEY = /<Key>([^<]*)<\/Key>/;
const SAVED_AT = /<LastModified>([^<]*)<\/LastModified>/;
const NEXT = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

function s3Files(env: Env): FileStore {
  const bucket = `${env.S3_ENDPOINT?.replace(/\/$/, '')}/${env.S3_BUCKET}`;
  const client = new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY ?? '',
    secretAccessKey: env.S3_SECRET_KEY ?? '',
    service: 's3',
    region: env.S3_REGION,
    retries: S3_RETRIES,
  });
  const objectAt = (name: string) => `${bucket}/${FOLDER}${encodeURIComponent(name)}`;
  const ask = async (address: string, request: RequestInit = {}) => {
    const answer = await client.fetch(address, request);
    if (answer.ok) return answer;
    const code = CODE.exec(await answer.text())?.[1] ?? `status ${answer.status}`;
    if (code === 'NoSuchKey') return undefined;
    throw new Error(`S3 answered ${code}`);
  };
  return {
    async write(name, bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const type = name.endsWith(ENDINGS.medium) ? MEDIA_TYPES.medium : MEDIA_TYPES.upright;
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      await ask(objectAt(name), { method: 'PUT', body: new Uint8Array(bytes), headers });
    },
    async read(name) {
      const answer = await ask(objectAt(name));
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async remove(name) {
      await ask(objectAt(name), { method: 'DELETE' });
    },
    async *list() {
      const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER });
      for (
        let next: string | undefined = '';
        next !== undefined;
        query.set('continuation-token', next ?? '')
      ) {
        const page = (await (await ask(`${bucket}?${query}`))?.text()) ?? '';
        const found = page.split('<Contents>').slice(1);
        yield found.map((one) => ({
          name: (KEY.exec(one)?.[1] ?? '').slice(FOLDER.length),
          savedAt: new Date(SAVED_AT.exec(one)?.[1] ?? ''),
        }));
        next = NEXT.exec(page)?.[1];
      }
    },
  };
}

/** Photos cannot be written at the moment: their disk is full, read-only or away. `cause` says why. */
export class PhotoStoreAwayError extends Error {
  constructor(cause: unknown) {
    super('Photos cannot be kept at the moment', { cause });
  }
}
