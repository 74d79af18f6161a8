import { buffer } from 'node:stream/consumers';
import { type PhotoStore, RENDITIONS } from '#platform/photo-store.ts';
import type { ReadFile } from './archive.ts';
import { BackupRefusal } from './refusal.ts';

const NAME = /^photos\/([\w-]{1,64})\/(\w+)$/;
/** Each write waits for the disk, or for S3. */
const AT_ONCE = 16;

export function savePhotos(store: Pick<PhotoStore, 'saveOne'>) {
  const under = new Set<Promise<void>>();
  let failure: unknown;

  async function save({ name, content }: ReadFile): Promise<void> {
    const [, id, word] = NAME.exec(name) ?? [];
    const rendition = RENDITIONS.find((one) => one === word);
    if (!id || !rendition)
      throw new BackupRefusal(`Cette sauvegarde contient un nom de photo inconnu : ${name}`);
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
    /** Once all are stored. @throws the first error */
    settle: async () => {
      await Promise.all(under);
      if (failure) throw failure;
    },
  };
}
