import { DAY_MS } from '#lib/durations.ts';
import { makeRandom, pickBetween } from '#lib/seeded-random.ts';
import { saveLoveProfile } from '#member/answers/server/store.ts';
import { listCandidatesAmong } from '#member/matching/server/candidate-store.ts';
import { composeSelection } from '#member/matching/server/compose-selection.ts';
import { listVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { findViewer } from '#member/matching/server/viewer-store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { LOVE_PROFILES } from '#member/profile/server/shared/packed-answers.ts';
import { changeProfile, recordCityChange } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMan, aMember, LYON } from '#testing/factories.ts';
import { createPglite } from '#testing/test-db.ts';
import { say } from '../shared/say.ts';
import { FIRST_DAY } from './learn-answers.ts';

const MEN = 24;
const SETS = 6;
const TODAY = '2026-11-19';
/** Kilometres between two places tried: steps of 25 km are seen to within one of these. */
const BETWEEN_KM = 1.7;
const STEP_KM = 25 - BETWEEN_KM - 0.1;
const random = makeRandom(3);
const anySet = () => LOVE_PROFILES[pickBetween(random, 0, LOVE_PROFILES.length - 1)] ?? null;

/** What the product itself answers, on an embedded database. @returns whether it keeps its promises */
export async function askTheProduct(): Promise<boolean> {
  const { db, close } = await createPglite();
  const preferences = () => ({
    preferred_gender: 'femme' as const,
    min_age: 18,
    max_age: 99,
    max_distance: pickBetween(random, 20, 90),
  });
  const men = Array.from({ length: MEN }, () => aMan({ loveProfile: anySet(), preferences: preferences() }));
  const me = aMember({
    preferences: { preferred_gender: 'homme', min_age: 18, max_age: 99, max_distance: 500 },
  });
  await insertMembers(db, [me, ...men], 'no password', new Date(FIRST_DAY.getTime() - DAY_MS));
  const viewer = await findViewer(db, me.id, FIRST_DAY);
  const selected = viewer && (await composeSelection(db, viewer, FIRST_DAY));
  const ids = selected?.people.map(({ id }) => id) ?? [];
  const stays = await scoresStay(db, me.id, ids, men);
  const hides = await distancesHide(db, me.id, men);
  await close();
  return ids.length > 0 && stays && hides;
}

type Men = ReturnType<typeof aMan>[];

async function scoresStay(db: Database, me: string, ids: readonly string[], men: Men): Promise<boolean> {
  const totals: string[] = [];
  for (let set = 1; set <= SETS; set += 1) {
    const mine = anySet();
    if (mine && set > 1) await changeMember(db, me, (tx) => saveLoveProfile(tx, me, mine));
    const shown = await listVisibleProfiles(db, me, ids, TODAY);
    totals.push(shown.map(({ compatibility }) => compatibility.score).join(' '));
  }
  say(`Totals shown of ${men.length} men with ${SETS} sets one after the other: ${totals.join(' | ')}`);
  return new Set(totals).size === 1;
}

async function distancesHide(db: Database, me: string, men: Men): Promise<boolean> {
  const ids = men.map(({ id }) => id);
  const bounds = new Map(ids.map((id) => [id, { low: -1, high: Number.POSITIVE_INFINITY }]));
  for (let place = 0; place <= 60; place += 1) {
    const km = place * BETWEEN_KM;
    if (place > 0) {
      await changeMember(db, me, async (tx) => {
        if (place === 1) await recordCityChange(tx, me, LYON, FIRST_DAY);
        await changeProfile(tx, me, { latitude: LYON.latitude + km / 111.195 });
      });
    }
    const seen = await listCandidatesAmong(db, me, ids, TODAY);
    for (const [id, bound] of bounds) {
      if (seen.has(id)) bound.low = Math.max(bound.low, km);
      else bound.high = Math.min(bound.high, km);
    }
  }
  const falselySeen = men.filter(
    ({ id, preferences }) => (bounds.get(id)?.low ?? 0) > (preferences?.max_distance ?? 0) + 0.01,
  );
  const steps = new Set([...bounds.values()].map(({ high }) => high));
  const far = [...steps].filter(Number.isFinite).toSorted((a, b) => a - b);
  say(
    `Maxima of ${MEN} people, tried from 61 places: they vanish at ${far.map((km) => km.toFixed(1)).join(', ')} km only`,
  );
  return (
    falselySeen.length === 0 &&
    far.every((high, index) => index === 0 || high - (far[index - 1] ?? 0) > STEP_KM)
  );
}
