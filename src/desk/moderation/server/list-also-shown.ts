import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { hashCopies } from '#member/photos/server/shared/hash-photo.ts';
import { listSamePhotos } from '#member/photos/server/store.ts';
import type { Services } from '#platform/services.ts';
import { personOf } from './read-case.ts';
import { listCasePhotos } from './read-evidence.ts';

/** Other accounts with a photo of the case: a hint for the eye, which no rule reads. Naming one is recorded. */
export async function listAlsoShown(
  { db, photos, secret, clock }: Services,
  caseId: string,
  staff: { id: string },
) {
  const found = await listCasePhotos(db, caseId);
  const member = found?.row.subject_id;
  if (!found || !member) return [];
  const { row, sealed, shown } = found;
  const reported = sealed.filter(({ part }) => part === 'reported');
  const theirs = (reported.length > 0 ? reported : shown).map(({ id }) => id);
  const hashes: string[] = [];
  for (const id of row.kind === 'photo' ? [row.source] : theirs) {
    const picture = await photos.find(id, 'upright');
    if (picture) hashes.push(...(await hashCopies(secret, picture)));
  }
  const now = clock.now();
  const others = await listSamePhotos(db, { member, hashes, limit: 5 });
  for (const { id } of others)
    await auditOpening(db, { staff, action: 'moderation.same-photo', subject: { kind: 'member', id }, now });
  return others.map(({ id, person, closed }) => ({ ...personOf(id, person, now), closed }));
}
