import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { townOf } from '#lib/town-of.ts';
import { today } from '#platform/clock.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import type { PassedPerson } from '../contract.ts';
import { PASS_KEPT_DAYS, weekStart } from '../rules.ts';
import { findCard, seekerOf } from './criteria-store.ts';
import { listLeft, placesSince } from './plan-selection.ts';
import { listStaying } from './seen-people-store.ts';
import {
  admitFace,
  deletePass,
  facesSince,
  findRejection,
  findSearchChange,
  listPassed,
  listShowable,
} from './store.ts';
import { findViewer } from './viewer-store.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

const keptSince = (now: Date) => new Date(now.getTime() - PASS_KEPT_DAYS * DAY_MS);

export async function canTakeBack(
  { db, clock }: Reading,
  me: string,
  other: string,
): Promise<'ok' | 'not-passed' | 'cannot-return'> {
  const passedAt = await findRejection(db, me, other);
  if (!passedAt && !(await listLeftBy({ db, clock }, me)).includes(other)) return 'not-passed';
  const inTime = !passedAt || passedAt > keptSince(clock.now());
  const suits = inTime && (await listReturning({ db, clock }, me, [other])).has(other);
  return suits ? 'ok' : 'cannot-return';
}

/** Like `listLeft`, once this week’s four are chosen. */
async function listLeftBy({ db, clock }: Reading, me: string): Promise<string[]> {
  const now = clock.now();
  const viewer = await findViewer(db, me, now);
  const isChosen = viewer?.faces.some(({ admittedAt }) => admittedAt && admittedAt >= weekStart(now));
  return viewer && isChosen ? listLeft(viewer, [], now) : [];
}

async function listReturning({ db, clock }: Reading, me: string, ids: readonly string[]) {
  const card = ids.length > 0 ? await findCard(db, me, today(clock)) : undefined;
  if (!card) return new Set<string>();
  return listStaying(db, ids, seekerOf(card, today(clock), facesSince(clock.now())), { evenPassed: true });
}

/** Undoes a pass: the person gets their place back, ahead of a replacement. */
export async function undoPass({ db, clock }: Reading, me: string, other: string) {
  // Whether two members match is read across members.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      await lockMembers(tx, [me]);
      const verdict = await canTakeBack({ db: tx, clock }, me, other);
      if (verdict !== 'ok') return verdict;
      const now = clock.now();
      await deletePass(tx, me, other);
      await admitFace(tx, me, other, now, placesSince(now, (await findSearchChange(tx, me)) ?? now));
      return verdict;
    }),
  );
}

/** Lists passed people, without those who paused, closed their account or blocked the member. */
export async function listPassedPeople({ db, clock }: Reading, me: string): Promise<PassedPerson[]> {
  const now = clock.now();
  const day = today(clock);
  const passed = (await listPassed(db, me, keptSince(now))).map((one) => ({ ...one, left: false }));
  const gone = (await listShowable(db, await listLeftBy({ db, clock }, me))).map((profile) => ({
    profile,
    left: true,
  }));
  const all = [...gone, ...passed];
  const returning = await listReturning(
    { db, clock },
    me,
    all.map(({ profile }) => profile.id),
  );
  return all.map(({ profile, left }) => ({
    id: profile.id,
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, day) ?? 0,
    city: townOf(profile.city),
    photoUrl: returning.has(profile.id) ? profile.photo_url : null,
    left,
    canReturn: returning.has(profile.id),
  }));
}
