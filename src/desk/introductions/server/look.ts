import { ageOn } from '#lib/age.ts';
import { countGoingOn } from '#member/introductions/server/store.ts';
import { rankCards, type Sought } from '#member/matching/server/candidate-store.ts';
import { findCard } from '#member/matching/server/located-card-store.ts';
import { peekVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { listPassedEitherWay } from '#member/matching/server/store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Candidate, Proposable } from '../contract.ts';
import { CANDIDATES_SHOWN, pairVerdict } from '../rules.ts';
import type { Profile } from './store.ts';

/** List row: age instead of birth date. */
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
  people: readonly Profile[],
  { today, now }: At,
): Promise<Proposable[]> {
  const goingOn = await countGoingOn(
    db,
    people.map(({ id }) => id),
    now,
  );
  return people.map((profile) => ({
    ...listedPerson(profile, today),
    goingOn: goingOn.get(profile.id) ?? 0,
  }));
}

/**
 * By the selection rules, best first, including passes. Not a look by the member (D9).
 * @returns undefined for a member who is not shown
 */
export async function lookForMember(db: Database, id: string, sought: Sought, { today, now }: At) {
  const [card, profile] = [await findCard(db, id, today), await findProfile(db, id)];
  if (!card || !profile) return undefined;
  const ranked = await rankCards(db, card, today, { limit: CANDIDATES_SHOWN + 1, sought });
  const ids = ranked.slice(0, CANDIDATES_SHOWN).map((one) => one.id);
  const passed = await listPassedEitherWay(db, id, ids);
  const goingOn = await countGoingOn(db, ids, now);
  const people: Candidate[] = (await peekVisibleProfiles(db, id, ids, today)).map((person) => ({
    ...person,
    passed: passed.has(person.id),
    goingOn: goingOn.get(person.id) ?? 0,
  }));
  const [member] = await proposableOf(db, [profile], { today, now });
  return member && { member, people, more: ranked.length > CANDIDATES_SHOWN };
}

/** Each as the other would see them; undefined unless they match, passes ignored. */
export async function lookAtPair(db: Database, one: string, other: string, { today, now }: At) {
  const card = await findCard(db, one, today);
  if (!card || one === other) return undefined;
  const [suited] = await rankCards(db, card, today, { limit: 1, only: [other], sought: {} });
  const [theirs] = suited ? await peekVisibleProfiles(db, one, [other], today) : [];
  const [mine] = suited ? await peekVisibleProfiles(db, other, [one], today) : [];
  if (!mine || !theirs) return undefined;
  const passed = (await listPassedEitherWay(db, one, [other])).has(other);
  const goingOn = [...(await countGoingOn(db, [one, other], now)).values()];
  return { member: mine, other: theirs, verdict: pairVerdict({ passed, goingOn }) };
}
