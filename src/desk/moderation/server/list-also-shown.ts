import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { hashCopies } from '#member/photos/server/shared/hash-photo.ts';
import { listPhotosOf, listSamePhotos } from '#member/photos/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { AlsoShownBy } from '../contract.ts';
import { ALSO_SHOWN } from '../rules.ts';
import { findGround, listReportPhotos } from './case-store.ts';
import { type CaseRow, findCaseRow } from './queue-store.ts';
import { personOf } from './read-case.ts';

/** Other accounts with a photo of this case. Naming somebody is recorded like an opening. */
export async function listAlsoShown(
  { db, photos, secret, clock }: Services,
  caseId: string,
  staff: { id: string },
): Promise<AlsoShownBy[]> {
  const row = (await findCaseRow(db, caseId))?.row;
  if (!row?.subject_id || row.settled_at) return [];
  const hashes: string[] = [];
  // One after the other: six at once would keep the members’ pictures waiting.
  for (const id of await photosOf(db, row)) {
    const picture = await photos.find(id, 'upright');
    if (picture) hashes.push(...(await hashCopies(secret, picture)));
  }
  const now = clock.now();
  const found = await listSamePhotos(db, { member: row.subject_id, hashes, limit: ALSO_SHOWN });
  for (const { id } of found)
    await auditOpening(db, { staff, action: 'moderation.same-photo', subject: { kind: 'member', id }, now });
  return found.map(({ id, person, closed }) => ({ ...personOf(id, person, now), closed }));
}

/** Those that the case is about: the new one, those of the day of a report, else those of today. */
async function photosOf(db: Database, row: CaseRow['row']): Promise<string[]> {
  if (row.kind === 'photo') return [row.source];
  const ground = await findGround(db, row);
  const sealed = ground ? await listReportPhotos(db, ground.source) : [];
  const reported = sealed.filter(({ part }) => part === 'reported');
  const shown = reported.length > 0 || !row.subject_id ? reported : await listPhotosOf(db, row.subject_id);
  return shown.map(({ id }) => id);
}
