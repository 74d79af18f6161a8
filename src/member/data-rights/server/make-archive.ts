import { strToU8 } from 'fflate';
import { frenchDay, frenchTime, parisDay } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { ARCHIVED_RENDITIONS } from '#member/photos/rules.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { listPicturesOf } from '#member/support/server/picture-store.ts';
import type { Services } from '#platform/services.ts';
import { zipFiles } from '#platform/zip-files.ts';
import { collectData } from './collect-data.ts';
import { listOpenings } from './list-openings.ts';

const ARCHIVE_NAME = 'lueur-mes-donnees.zip';

const FRENCH_NAMES = { upright: 'portrait', thumbnail: 'vignette' } as const;

export async function makeArchive(
  { db, tables, photos, clock }: Pick<Services, 'db' | 'tables' | 'photos' | 'clock'>,
  me: string,
): Promise<File> {
  const now = clock.now();
  const openings = await listOpenings({ db, clock }, me);
  // A single snapshot: a message that arrives meanwhile is in no table.
  const [data, kept, pictures] = await db.transaction(
    async (tx) =>
      [
        await collectData({ db: tx, tables }, me, now),
        await listPhotosOf(tx, me),
        await listPicturesOf(tx, me),
      ] as const,
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files: Record<string, Uint8Array> = {
    'LISEZ-MOI.txt': strToU8(explanation(now)),
    'donnees.json': strToU8(
      `${JSON.stringify({ ...data, 'ouvertures de votre fiche par l’équipe': openings }, null, 2)}\n`,
    ),
  };
  for (const [place, { id }] of kept.entries()) {
    for (const rendition of ARCHIVED_RENDITIONS) {
      const jpeg = await photos.find(id, rendition);
      if (jpeg) files[`photos/${place + 1}-${FRENCH_NAMES[rendition]}.jpg`] = Uint8Array.from(jpeg);
    }
  }
  for (const [place, id] of pictures.entries()) {
    const jpeg = await photos.find(id, 'upright');
    if (jpeg) files[`images/${place + 1}.jpg`] = Uint8Array.from(jpeg);
  }
  const zip = await zipFiles(files, now);
  return new File([Uint8Array.from(zip)], ARCHIVE_NAME, { type: 'application/zip' });
}

function explanation(now: Date): string {
  return `Vos données chez ${PRODUCT_NAME}
Archive préparée le ${frenchDay(now, PARIS_ZONE)} ${parisDay(now).slice(0, 4)} à ${frenchTime(now, PARIS_ZONE)} (heure de Paris).

donnees.json : tout ce que nous gardons sur vous, partie par partie, dans un format
que d’autres logiciels savent lire. Les dates sont en temps universel (UTC).
photos : vos photos dans leur ordre, chacune en portrait et en vignette carrée.
images : les images jointes à vos échanges avec l’équipe, dans leur ordre.

Ce que vous n’y trouverez pas :
- votre mot de passe : nous n’en gardons qu’une forme illisible, même pour nous ;
- les données des autres : de vos contacts, seulement le prénom et vos échanges ;
- ce que d’autres ont pu nous signaler, et qui l’a fait ;
- les codes secrets de vos sessions et de vos liens de connexion, qui ouvriraient votre compte.

Une question, une erreur à corriger ? Écrivez-nous : nos coordonnées sont dans les mentions
légales du site.
`;
}
