import { createReadStream } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import { type PhotoStore, RENDITIONS } from '#platform/photo-store.ts';
import { CommandRefusal } from '../run-command.ts';
import { type ReadFile, readArchive, Summaries } from './archive.ts';
import {
  ABOUT,
  type About,
  about,
  DATABASE,
  MANIFEST,
  type Manifest,
  manifest,
  PHOTOS,
  parseFile,
  SECRET,
} from './contents.ts';
import { type Say, trackProgress } from './progress.ts';
import { unsealArchive } from './seal.ts';

export type Taker = {
  /**
   * Receives the first part.
   * @throws Refusal when it does not fit
   */
  begin: (about: About) => void;
  takeSecret: (secret: string) => Promise<void>;
  take: (file: ReadFile) => Promise<void>;
  photos: Pick<PhotoStore, 'saveOne'>;
};

type Reading = { file: string; key: string; taker: Taker; say: Say };

/** Reads a whole backup and verifies that it is complete, unchanged, and matches its manifest. @throws Refusal */
export async function readBackup({ file, key, taker, say }: Reading): Promise<Manifest> {
  const progress = trackProgress(say);
  const photos = savePhotos(taker.photos);
  const summaries = new Summaries();
  let found: Manifest | undefined;
  let isBegun = false;
  for await (const archived of readArchive(await unsealArchive(createReadStream(file), key))) {
    const { name, size, content } = archived;
    if (name === MANIFEST) {
      found = parseFile(manifest, await text(content));
      continue;
    }
    const summed = { name, size, content: passing(content, summaries.begin(name, size)) };
    if (name === ABOUT) {
      taker.begin(parseFile(about, await text(summed.content)));
      isBegun = true;
    } else if (!isBegun) throw new CommandRefusal('Ce fichier n’est pas une sauvegarde de Lueur.');
    else if (name === SECRET) await taker.takeSecret(await text(summed.content));
    else if (name.startsWith(`${PHOTOS}/`)) await progress.through(photos.save)(summed);
    else if (name.startsWith(`${DATABASE}/`)) await progress.through(taker.take)(summed);
    else throw new CommandRefusal(`Cette sauvegarde contient un fichier inconnu : ${name}`);
    progress.tell(name.startsWith(PHOTOS) ? 'Photos' : 'Base');
  }
  await photos.settle();
  progress.end('Sauvegarde lue');
  requireParts(found, summaries);
  return found;
}

async function* passing(content: AsyncIterable<Uint8Array>, sum: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    sum(chunk);
    yield chunk;
  }
}

function requireParts(found: Manifest | undefined, summaries: Summaries): asserts found is Manifest {
  const read = summaries.end();
  const isWhole =
    found !== undefined &&
    Object.keys({ ...found.parts, ...read }).every(
      (part) => JSON.stringify(found.parts[part]) === JSON.stringify(read[part]),
    );
  if (!isWhole)
    throw new CommandRefusal(
      'Cette sauvegarde ne contient pas ce que dit son inventaire : rien n’est restauré.',
    );
}

const NAME = /^photos\/([\w-]{1,64})\/(\w+)$/;
/** Each write waits for the disk, or for S3. */
const AT_ONCE = 16;

function savePhotos(store: Pick<PhotoStore, 'saveOne'>) {
  const under = new Set<Promise<void>>();
  let failure: unknown;

  async function save({ name, content }: ReadFile): Promise<void> {
    const [, id, word] = NAME.exec(name) ?? [];
    const rendition = RENDITIONS.find((one) => one === word);
    if (!id || !rendition)
      throw new CommandRefusal(`Cette sauvegarde contient un nom de photo inconnu : ${name}`);
    const bytes = await buffer(content);
    if (under.size >= AT_ONCE) await Promise.race(under);
    const saving = store
      .saveOne(id, rendition, bytes)
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => under.delete(saving));
    under.add(saving);
    if (failure) throw failure;
  }

  return {
    save,
    /**
     * Waits until all are stored.
     * @throws the first error
     */
    settle: async () => {
      await Promise.all(under);
      if (failure) throw failure;
    },
  };
}
