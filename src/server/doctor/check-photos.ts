import { randomUUID } from 'node:crypto';
import { openPhotoStore } from '#platform/photo-store.ts';
import type { Examination } from './examination.ts';
import { broken, type Finding, reasonOf, sound } from './finding.ts';

const BYTES = new TextEncoder().encode('doctor');

/** Where photos are kept, on a disk or in S3: a file of ours is written, read and removed. */
export async function checkPhotos({ env }: Examination): Promise<Finding[]> {
  const place = env.S3_ENDPOINT ? `S3 (${env.S3_BUCKET})` : 'le dossier des photos';
  const store = openPhotoStore(env);
  const id = `doctor-${randomUUID()}`;
  try {
    await store.saveOne(id, 'thumbnail', BYTES);
    const read = await store.find(id, 'thumbnail');
    await store.remove(id);
    if (read && Buffer.compare(read, BYTES) === 0)
      return [sound(`Une image s’écrit, se lit et s’efface dans ${place}.`)];
    return [broken(`Ce qui est écrit dans ${place} ne se relit pas.`, 'Vérifiez le service de stockage.')];
  } catch (error) {
    return [
      broken(
        `Une image ne s’écrit pas, ne se lit pas ou ne s’efface pas dans ${place} (${reasonOf(error)}).`,
        env.S3_ENDPOINT
          ? 'Vérifiez S3_ENDPOINT, S3_BUCKET, S3_REGION et les clés : elles doivent permettre PutObject, GetObject, DeleteObject et ListBucket.'
          : 'Vérifiez les droits du dossier DATA_DIR/photos et la place du disque.',
      ),
    ];
  }
}
