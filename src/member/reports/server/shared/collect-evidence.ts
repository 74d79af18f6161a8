import { parisDay } from '#lib/french-date.ts';
import { visibleProfile } from '#member/matching/contract.ts';
import { listVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { isShown } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { showPerson } from '#member/profile/rules.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import { type ProfileEvidence, profileEvidence } from '../../contract.ts';
import { EVIDENCE_MESSAGES, type ReportPart } from '../../rules.ts';
import { listEvidence, type PhotoCopy } from '../store.ts';

const shownProfile = visibleProfile.omit({
  id: true,
  gender: true,
  distanceKm: true,
  sharedActivities: true,
  reasons: true,
  difference: true,
  compatibility: true,
});

export async function collectEvidence(tx: Database, me: string, other: string, now: Date) {
  const today = parisDay(now);
  const [profile] = await listVisibleProfiles(tx, me, [other], today);
  const messages = await listEvidence(tx, { reporter: me, reported: other, count: EVIDENCE_MESSAGES });
  return {
    profile: profile ? shownProfile.parse(profile) : null,
    reporter: await describeMember(tx, me, today),
    messages,
    words: await readWords(tx, me, other, now),
  };
}

async function readWords(tx: Database, me: string, other: string, now: Date) {
  const { mine, theirs } = await findFeedbacks(tx, me, other);
  return theirs && isShown({ ...theirs, writtenAt: theirs.written_at }, mine, now)
    ? { qualities: theirs.qualities, sentence: theirs.sentence }
    : null;
}

/**
 * Returns a profile snapshot for a report, including what moderation has hidden and the full name of the commune. The
 * reporter’s is deleted with their account (D5).
 */
export async function describeMember(
  tx: Database,
  member: string,
  today: string,
): Promise<ProfileEvidence | null> {
  const profile = await findProfile(tx, member);
  if (!profile) return null;
  const prompts = await listPromptsOf(tx, member);
  const person = showPerson(profile, { prompts, hidden: new Set() }, today);
  return profileEvidence.parse({ ...person, city: profile.city });
}

type PhotoServices = Pick<Services, 'db' | 'photos' | 'log'>;

/**
 * Copies photos for a report, so that they survive changes of the originals. Files before rows; the sweep removes
 * orphans.
 */
export async function copyPhotos(
  { db, photos }: PhotoServices,
  people: Partial<Record<ReportPart, string>>,
): Promise<PhotoCopy[]> {
  const copies: PhotoCopy[] = [];
  for (const part of ['reported', 'reporter'] as const) {
    const member = people[part];
    const photosOf = member === undefined ? [] : await listPhotosOf(db, member);
    for (const { id: original, position, caption } of photosOf) {
      const thumbnail = await photos.find(original, 'thumbnail');
      if (!thumbnail) continue;
      const upright = (await photos.find(original, 'upright')) ?? thumbnail;
      const id = newPhotoId();
      await photos.save(id, { thumbnail, upright });
      copies.push({ id, part, position, caption });
    }
  }
  return copies;
}

export async function removeCopies(
  { photos, log }: PhotoServices,
  copies: readonly PhotoCopy[],
): Promise<void> {
  for (const { id } of copies)
    await photos.remove(id).catch((error) => log('warn', 'photo-delete-failed', describeError(error)));
}
