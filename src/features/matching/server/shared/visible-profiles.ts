import { captionContent, photoContent, promptContent } from '#features/profile/moderated/rules.ts';
import { listHiddenOfMany } from '#features/profile/moderated/server/store.ts';
import type { OwnPhoto } from '#features/profile/photos/contract.ts';
import { listPhotosOfMany, shownPhoto } from '#features/profile/photos/server/store.ts';
import { listPromptsOfMany } from '#features/profile/prompts/server/store.ts';
import { listVerified } from '#features/profile/verification/server/store.ts';
import { ageOn } from '#lib/age.ts';
import { chordSquared, kmOfChordSquared, pointOf } from '#lib/earth.ts';
import type { Database } from '#platform/database/client.ts';
import type { VisibleProfile } from '../../contract.ts';
import { compatibility, loveLikeness, sharedActivities, shownDistance } from '../../rules.ts';
import { reasons, type Shown } from '../../texts/reasons.ts';
import { type Looked, lookAtScores, peekAtScores } from '../look-at-scores.ts';
import type { listPeople } from '../store.ts';

/**
 * What a member may see of other people, in the order asked; people who are gone are left out. Whether the member
 * may see them at all is the caller's business (`requireVisible`).
 * @param today ISO date in Paris
 */
export async function listVisibleProfiles(
  db: Database,
  me: string,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  return profilesAsSeen(db, me, await lookAtScores(db, me, ids), ids, today);
}

/** What a member would be shown of other people, for someone of the team: it counts as no look of the member’s. */
export async function peekVisibleProfiles(
  db: Database,
  viewer: string,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  return profilesAsSeen(db, viewer, await peekAtScores(db, viewer, ids), ids, today);
}

async function profilesAsSeen(
  db: Database,
  me: string,
  { people, lovePoints }: Looked,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  const mine = people.get(me);
  if (!mine) return [];
  const photos = await listPhotosOfMany(db, ids);
  const prompts = await listPromptsOfMany(db, ids);
  const hidden = await listHiddenOfMany(db, ids);
  const verified = await listVerified(db, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const profile = visibleProfile(mine, person, today, lovePoints.get(id));
    const shown = { photos: (photos.get(id) ?? []).map(shownPhoto), prompts: prompts.get(id) ?? [] };
    return [withoutHidden({ ...profile, ...shown, verified: verified.has(id) }, hidden.get(id))];
  });
}

/** What the team has set aside is shown to nobody else. */
function withoutHidden<Profile extends Pick<VisibleProfile, 'bio' | 'prompts'> & { photos: OwnPhoto[] }>(
  profile: Profile,
  hidden: ReadonlySet<string> = new Set(),
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

type Person = Awaited<ReturnType<typeof listPeople>> extends Map<string, infer One> ? One : never;

function visibleProfile(mine: Person, { profile, answers }: Person, today: string, lovePoints = 0) {
  const { parts, missing } = compatibility(mine.answers, answers);
  return {
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, today) ?? 0,
    city: profile.city,
    distanceKm: shownDistance(kmOfChordSquared(chordSquared(pointOf(mine.profile), pointOf(profile)))),
    hasChildren: profile.has_children,
    bio: profile.bio,
    photoUrl: profile.photo_url,
    activities: answers.activities,
    lifeProject: answers.life,
    sharedActivities: sharedActivities(answers.activities ?? [], mine.answers.activities ?? []),
    reasons: reasons(shownBy(mine), shownBy({ profile, answers })),
    compatibility: {
      score: lovePoints + parts.activities + parts.life,
      parts: { ...parts, love: loveLikeness(lovePoints) },
      missing,
    },
  };
}

function shownBy({ profile, answers }: Person): Shown {
  return {
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    city: profile.city,
    hasChildren: profile.has_children,
    activities: answers.activities,
    life: answers.life,
  };
}
