import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { hashCopies } from '#member/photos/server/shared/hash-photo.ts';
import { listSamePhotos } from '#member/photos/server/store.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import type { OpenedCase } from '../contract.ts';
import { ALSO_SHOWN } from '../rules.ts';
import { personOf } from './read-case.ts';

type Opened = Pick<OpenedCase, 'subject' | 'evidence' | 'targets'>;

/** Other accounts with a photo of this case. Naming somebody is recorded like an opening. */
export async function listAlsoShown(
  { db, photos, secret, clock, log }: Services,
  { subject, evidence, targets }: Opened,
  staff: { id: string },
): Promise<OpenedCase['alsoShownBy']> {
  if (!subject) return [];
  const hashesOf = async (id: string) => {
    const picture = await photos.find(id, 'upright');
    return picture ? hashCopies(secret, picture) : [];
  };
  const hashes = await Promise.all(photosOf({ evidence, targets }).map(hashesOf)).catch((error) => {
    log('warn', 'photos-not-compared', describeError(error));
    return [];
  });
  const now = clock.now();
  const found = await listSamePhotos(db, { member: subject.id, hashes: hashes.flat(), limit: ALSO_SHOWN });
  for (const { id } of found)
    await auditOpening(db, { staff, action: 'moderation.same-photo', subject: { kind: 'member', id }, now });
  return found.map(({ id, person, closed }) => ({ ...personOf(id, person, now), closed }));
}

/** Those that the case is about: the new one, those of the day of a report, else those of today. */
function photosOf({ evidence, targets }: Omit<Opened, 'subject'>): string[] {
  if (evidence.kind === 'photo') return [evidence.photoId];
  if (evidence.kind === 'report')
    return evidence.photos.flatMap(({ id, part }) => (part === 'reported' ? id : []));
  return targets.flatMap(({ photoId }) => photoId ?? []);
}
