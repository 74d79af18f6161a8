import { chordSquared, kmOfChordSquared, pointOf } from '#lib/earth.ts';
import { townOf } from '#lib/town-of.ts';
import { shownPhoto } from '#member/photos/server/store.ts';
import { showPerson, showPhotos } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { VisibleProfile } from '../../contract.ts';
import {
  type CompatibilityParts,
  compatibility,
  hasAnswered,
  loveLikeness,
  type MissingAnswers,
  nextScoreView,
  sharedActivities,
  shownDistance,
} from '../../rules.ts';
import { differenceOf, reasons, type Shown, type Voice } from '../../texts/reasons.ts';
import { listSeenPeople, type SeenPerson } from '../seen-people-store.ts';
import { type NewLook, recordShown } from '../store.ts';

/**
 * Lists profiles in the order of the ids, without missing people; the caller checks access. Stores first views before
 * display, so that concurrent reads agree (D9).
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
    const isNoted = await recordShown(
      on,
      me,
      looks.flatMap(({ look }) => look.isNew ?? []),
    );
    return isNoted ? looks.map((one) => toVisibleProfile(one, today)) : 'changed';
  });
}

/**
 * Lists profiles for staff as the viewer would see them now, without storing the view. Must reveal no more than the
 * viewer’s own screens (D9).
 */
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
    return mine && person ? [{ mine, person, look: comparePair(mine, person, today) }] : [];
  });
}

export type LookedAt = { mine: SeenPerson; person: SeenPerson; look: Look };

/** Returns a profile as visible to other members. @param today ISO date in Paris */
export function toVisibleProfile(
  { mine, person, look }: LookedAt,
  today: string,
  voice?: Voice,
): VisibleProfile {
  const { profile, answers, hidden, verified, photos } = person;
  const { parts, score, missing } = look;
  return {
    ...showPerson(profile, person, today),
    id: profile.id,
    distanceKm: shownDistance(kmOfChordSquared(chordSquared(pointOf(mine.profile), pointOf(profile)))),
    photos: showPhotos(photos, hidden).map(shownPhoto),
    verified,
    activities: answers.activities,
    lifeProject: answers.life,
    sharedActivities: sharedActivities(answers.activities ?? [], mine.answers.activities ?? []),
    reasons: reasons(shownBy(mine), shownBy(person), voice),
    difference: differenceOf(shownBy(mine), shownBy(person)),
    compatibility: { score, parts: { ...parts, love: loveLikeness(parts.love) }, missing },
  };
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

type Look = {
  /** With the love points the member may see (D9). */
  parts: CompatibilityParts;
  score: number;
  missing: MissingAnswers | null;
  /** View to store before it is displayed. */
  isNew?: NewLook;
};

/** Compares a member with a person, limited to the points the member may see (D9). @param today ISO date in Paris */
export function comparePair(
  mine: SeenPerson,
  { profile, answers, view: before }: SeenPerson,
  today: string,
): Look {
  const { parts, score, missing } = compatibility(mine.answers, answers);
  if (!hasAnswered(mine.answers) || !hasAnswered(answers)) return { parts, score, missing };
  const view = nextScoreView(before, {
    mine: mine.answers.love.version,
    theirs: answers.love.version,
    points: parts.love,
    comparedOn: today,
  });
  return {
    parts: { ...parts, love: view.points },
    score: view.points + parts.activities + parts.life,
    missing,
    ...(view !== before && { isNew: { person: profile.id, before, view } }),
  };
}

/**
 * Runs an optimistic attempt, then one retry under the member’s lock.
 * @param attempt returns `changed` after a lost race
 */
export async function retryUnderLock<Result>(
  db: Database,
  member: string,
  attempt: (db: Database) => Promise<Result | 'changed'>,
): Promise<Result> {
  const first = await attempt(db);
  if (first !== 'changed') return first;
  // A score compares the answers of two members, inside the transaction as outside it.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      await lockMembers(tx, [member]);
      const second = await attempt(tx);
      if (second === 'changed') throw new Error('Data changed under the lock of its member');
      return second;
    }),
  );
}
