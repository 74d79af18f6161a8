import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Env } from './env.ts';
import { PhotoStoreAwayError } from './photo-store-away.ts';

/** What is kept of a photo, as JPEG: a square, an upright picture, and the latter smaller where many will look at it. */
export type PhotoRenditions = { thumbnail: Uint8Array; upright: Uint8Array; medium?: Uint8Array };
export type Rendition = keyof PhotoRenditions;
export const RENDITIONS = ['thumbnail', 'medium', 'upright'] as const satisfies readonly Rendition[];

/** Where the bytes of photos are kept; ids are made by us, 128 bits, never from what a member sent. */
export type PhotoStore = {
  /** @throws PhotoStoreAwayError when they are not kept, with nothing left of them */
  save: (id: string, renditions: PhotoRenditions) => Promise<void>;
  /** One of them alone, as a backup brings it back. */
  saveOne: (id: string, rendition: Rendition, bytes: Uint8Array) => Promise<void>;
  find: (id: string, rendition: Rendition) => Promise<Uint8Array | undefined>;
  /** All of them. */
  remove: (id: string) => Promise<void>;
  /** Every file that is kept, in pages, by the id of its photo: what no row points to is found and removed. */
  list: () => AsyncIterable<KeptFile[]>;
};

type KeptFile = { id: string; savedAt: Date };

/** Files by their names: adapters below know nothing of photos. */
type FileStore = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array | undefined>;
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<{ name: string; savedAt: Date }[]>;
};

/** Ids hold no dot. */
const ENDINGS = { thumbnail: '.jpg', medium: '.medium.jpg', upright: '.upright.jpg' } as const;
const FOLDER = 'photos/';
/** With a growing pause in between; after them the photo is said to be away. */
const S3_RETRIES = 3;

/** S3 when configured, otherwise files under `DATA_DIR/photos`. */
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
        // On a full disk what was begun takes the room that others need.
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
          .filter(({ name }) => name.endsWith(ENDINGS.thumbnail))
          .map(({ name, savedAt }) => ({ id: name.slice(0, name.indexOf('.')), savedAt }));
      }
    },
  };
}

/** Waits for all, also when one fails: nothing goes on after the answer. @throws what failed first */
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

/** What we read of the answers of S3. Our names hold no character that XML writes otherwise, and neither do codes, hours and tokens. */
const CODE = /<Code>([^<]*)<\/Code>/;
const KEY = /<Key>([^<]*)<\/Key>/;
const SAVED_AT = /<LastModified>([^<]*)<\/LastModified>/;
const NEXT = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

/** The four requests of S3 that we make, signed as every service that speaks it wants them. */
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
      const headers = { 'content-type': 'image/jpeg', 'x-amz-content-sha256': digest };
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
