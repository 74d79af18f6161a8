import { ageOn } from '#lib/age.ts';
import {
  findObstacles,
  listCandidatesAmong,
  rankCards,
  type Sought,
} from '#member/matching/server/candidate-store.ts';
import { findCard } from '#member/matching/server/criteria-store.ts';
import { countGoingOn } from '#member/matching/server/introduction-store.ts';
import { peekVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { listPassedEitherWay } from '#member/matching/server/store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Candidate, Proposable } from '../contract.ts';
import { CANDIDATES_SHOWN, obstaclesOf } from '../rules.ts';
import { type Listed, listKept, listOwnAccounts, type Profile } from './store.ts';

/** Returns a list row: age instead of birth date. */
export function listedPerson(profile: Profile, today: string) {
  return {
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, today) ?? 0,
    city: profile.city,
    photoUrl: profile.photo_url,
  };
}

type At = { today: string; now: Date };

export async function proposableOf(
  db: Database,
  people: readonly Listed[],
  { today, now }: At,
): Promise<Proposable[]> {
  const goingOn = await countGoingOn(
    db,
    people.map(({ profile }) => profile.id),
    now,
  );
  return people.map(({ profile, waits }) => ({
    ...listedPerson(profile, today),
    goingOn: goingOn.get(profile.id) ?? 0,
    waits,
  }));
}

/**
 * Returns candidates by the selection rules, best first, including passes. Does not count as a view by the member (D9).
 * @param by the matchmaker, whose own account is excluded
 * @returns undefined for a member who is not visible
 */
export async function searchCandidates(
  db: Database,
  id: string,
  { sought, by }: { sought: Sought; by: string },
  { today, now }: At,
) {
  const [card, profile] = [await findCard(db, id, today), await findProfile(db, id)];
  if (!card || !profile) return undefined;
  const ranked = await rankCards(db, card, today, { limit: CANDIDATES_SHOWN + 1, sought });
  const shortlist = new Map((await listKept(db, id)).map(({ id: other, ...how }) => [other, how]));
  const fitting = await listCandidatesAmong(db, id, [...shortlist.keys()], today);
  const found = ranked.slice(0, CANDIDATES_SHOWN).map((one) => one.id);
  const all = [...fitting, ...found.filter((one) => !fitting.has(one))];
  const own = await listOwnAccounts(db, by, all);
  const ids = all.filter((one) => !own.has(one));
  const passed = await listPassedEitherWay(db, id, ids);
  const goingOn = await countGoingOn(db, ids, now);
  const seen: Candidate[] = (await peekVisibleProfiles(db, id, ids, today)).map((person) => ({
    ...person,
    passed: passed.has(person.id),
    goingOn: goingOn.get(person.id) ?? 0,
  }));
  const kept = seen.flatMap((person) => {
    const how = fitting.has(person.id) && shortlist.get(person.id);
    return how ? { ...person, keptBy: how.keptBy, keptAt: how.keptAt.toISOString() } : [];
  });
  const people = seen.filter((person) => !fitting.has(person.id));
  const [member] = await proposableOf(db, [{ profile, waits: [] }], { today, now });
  return member && { member, people, kept, more: ranked.length > CANDIDATES_SHOWN };
}

/** Compares two people and lists what prevents an introduction; undefined unless both are visible. */
export async function comparePairCards(db: Database, one: string, other: string, { today, now }: At) {
  const card = await findCard(db, one, today);
  const apart = card && one !== other ? await findObstacles(db, card, other, today) : undefined;
  const [first, second] = [await findProfile(db, one), await findProfile(db, other)];
  if (!apart || !first || !second) return undefined;
  const passed = (await listPassedEitherWay(db, one, [other])).has(other);
  const goingOn = [...(await countGoingOn(db, [one, other], now)).values()];
  const [theirs] = apart.length > 0 ? [] : await peekVisibleProfiles(db, one, [other], today);
  const [mine] = apart.length > 0 ? [] : await peekVisibleProfiles(db, other, [one], today);
  return {
    member: listedPerson(first, today),
    other: listedPerson(second, today),
    obstacles: obstaclesOf(apart, { passed, goingOn }),
    profiles: mine && theirs ? { member: mine, other: theirs } : null,
  };
}
