import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { townOf } from '#lib/town-of.ts';
import { placesSince } from '#member/rhythm/rules.ts';
import { today } from '#platform/clock.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import type { PassedPerson } from '../contract.ts';
import { PASS_KEPT_DAYS } from '../rules.ts';
import { findCard } from './located-card-store.ts';
import { admitFaces } from './note-store.ts';
import { seekerOf } from './seeker.ts';
import { listStaying } from './seen-people-store.ts';
import { facesSince, findRejection, findSearchChange, listPassed, takeBackReject } from './store.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

const keptSince = (now: Date) => new Date(now.getTime() - PASS_KEPT_DAYS * DAY_MS);

export async function canTakeBack(
  { db, clock }: Reading,
  me: string,
  other: string,
): Promise<'ok' | 'not-passed' | 'cannot-return'> {
  const passedAt = await findRejection(db, me, other);
  if (!passedAt) return 'not-passed';
  const inTime = passedAt > keptSince(clock.now());
  const suits = inTime && (await listReturning({ db, clock }, me, [other])).has(other);
  return suits ? 'ok' : 'cannot-return';
}

async function listReturning({ db, clock }: Reading, me: string, ids: readonly string[]) {
  const card = ids.length > 0 ? await findCard(db, me, today(clock)) : undefined;
  if (!card) return new Set<string>();
  return listStaying(db, ids, seekerOf(card, today(clock), facesSince(clock.now())), { evenPassed: true });
}

/** Takes a pass back: the person gets their place again, ahead of a replacement. */
export async function takeBack({ db, clock }: Reading, me: string, other: string) {
  // Whether two suit each other is read of both.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      await lockMembers(tx, [me]);
      const verdict = await canTakeBack({ db: tx, clock }, me, other);
      if (verdict !== 'ok') return verdict;
      const now = clock.now();
      await takeBackReject(tx, me, other);
      await admitFaces(tx, me, [other], now, placesSince(now, (await findSearchChange(tx, me)) ?? now));
      return verdict;
    }),
  );
}

/** Without people who left, paused or blocked. */
export async function listPassedPeople({ db, clock }: Reading, me: string): Promise<PassedPerson[]> {
  const day = today(clock);
  const passed = await listPassed(db, me, keptSince(clock.now()));
  const ids = passed.map(({ profile }) => profile.id);
  const returning = await listReturning({ db, clock }, me, ids);
  return passed.map(({ profile, passedAt }) => ({
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, day) ?? 0,
    city: townOf(profile.city),
    photoUrl: returning.has(profile.id) ? profile.photo_url : null,
    passedAt: passedAt.toISOString(),
    canReturn: returning.has(profile.id),
  }));
}
