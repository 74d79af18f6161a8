import { ageOn } from '#lib/age.ts';
import { chordSquared, kmOfChordSquared, pointOf } from '#lib/earth.ts';
import { townOf } from '#lib/town-of.ts';
import type { OwnPhoto } from '#member/photos/contract.ts';
import { shownPhoto } from '#member/photos/server/store.ts';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { VisibleProfile } from '../../contract.ts';
import { loveLikeness, sharedActivities, shownDistance } from '../../rules.ts';
import { reasons, type Shown, type Voice } from '../../texts/reasons.ts';
import { type Look, lookAt } from '../look-at.ts';
import { noteShown } from '../note-store.ts';
import { retryUnderLock } from '../retry-under-lock.ts';
import { listSeenPeople, type SeenPerson } from '../seen-people-store.ts';

/**
 * In the order of the ids, without missing people; the caller checks access. First views are stored before display, so
 * that concurrent reads agree (D9).
 * @param today ISO date in Paris
 */
export async function listVisibleProfiles(
  db: Database,
  me: string,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  if (ids.length === 0) return [];
  return retryUnderLock(db, me, async (on) => {
    const looks = await listLooks(on, me, ids, today);
    const isNoted = await noteShown(
      on,
      me,
      looks.flatMap(({ look }) => look.isNew ?? []),
    );
    return isNoted ? looks.map((one) => toVisibleProfile(one, today)) : 'changed';
  });
}

/** For staff: the viewer’s current view, not stored. Must reveal no more than the viewer’s own screens (D9). */
export async function peekVisibleProfiles(
  db: Database,
  viewer: string,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  return (await listLooks(db, viewer, ids, today)).map((one) => toVisibleProfile(one, today, 'about-both'));
}

async function listLooks(
  db: Database,
  viewer: string,
  ids: readonly string[],
  today: string,
): Promise<LookedAt[]> {
  const seen = await listSeenPeople(db, viewer, ids);
  const mine = seen.get(viewer);
  return ids.flatMap((id) => {
    const person = seen.get(id);
    return mine && person ? [{ mine, person, look: lookAt(mine, person, today) }] : [];
  });
}

/** Content hidden by moderation is removed for other members. */
function withoutHidden<Profile extends Pick<VisibleProfile, 'bio' | 'prompts'> & { photos: OwnPhoto[] }>(
  profile: Profile,
  hidden: ReadonlySet<string>,
): Profile {
  return {
    ...profile,
    bio: hidden.has('bio') ? '' : profile.bio,
    prompts: profile.prompts.filter(({ prompt }) => !hidden.has(promptContent(prompt))),
    photos: profile.photos
      .filter(({ id }) => !hidden.has(photoContent(id)))
      .map((photo) => (hidden.has(captionContent(photo.id)) ? { ...photo, caption: '' } : photo)),
  };
}

export type LookedAt = { mine: SeenPerson; person: SeenPerson; look: Look };

/** @param today ISO date in Paris */
export function toVisibleProfile(
  { mine, person, look }: LookedAt,
  today: string,
  voice?: Voice,
): VisibleProfile {
  const { profile, answers, hidden, verified, prompts, photos } = person;
  const { parts, score, missing } = look;
  const shown = {
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, today) ?? 0,
    city: townOf(profile.city),
    distanceKm: shownDistance(kmOfChordSquared(chordSquared(pointOf(mine.profile), pointOf(profile)))),
    hasChildren: profile.has_children,
    bio: profile.bio,
    photoUrl: profile.photo_url,
    photos: photos.map(shownPhoto),
    verified,
    prompts,
    activities: answers.activities,
    lifeProject: answers.life,
    sharedActivities: sharedActivities(answers.activities ?? [], mine.answers.activities ?? []),
    reasons: reasons(shownBy(mine), shownBy(person), voice),
    compatibility: {
      score,
      parts: { ...parts, love: loveLikeness(parts.love) },
      missing,
    },
  };
  return withoutHidden(shown, hidden);
}

function shownBy({ profile, answers }: SeenPerson): Shown {
  return {
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    city: townOf(profile.city),
    hasChildren: profile.has_children,
    activities: answers.activities,
    life: answers.life,
  };
}
