import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#platform/database/client.ts';
import { photos, reportPhotos } from '#server/schema.ts';

/** Photos of members and of reports, of which a row tells and no file is there. @param folder of the files */
export async function countWithoutFile(db: Database, folder: string): Promise<number> {
  const rows = [
    ...(await db.select({ id: photos.id }).from(photos)),
    ...(await db.select({ id: reportPhotos.id }).from(reportPhotos)),
  ];
  return rows.filter(({ id }) =>
    ['.jpg', '.upright.jpg'].some((ending) => !existsSync(join(folder, `${id}${ending}`))),
  ).length;
}
