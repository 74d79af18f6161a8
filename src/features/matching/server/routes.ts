import { remainingContacts } from '#features/messaging/rules.ts';
import { countOpened } from '#features/messaging/server/store.ts';
import { isPaused } from '#features/profiles/server/store.ts';
import { api, requireProfile, spend } from '#server/api.ts';
import { today } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import { LIMITS } from '#server/rate-limit.ts';
import type { Selection } from '../contract.ts';
import { CRITERIA, withinDailyFaces } from '../rules.ts';
import type { MatchCard } from './candidates.ts';
import { rankCandidates } from './rank-candidates.ts';
import { requireVisible } from './require-visible.ts';
import { countSetAside, findCard, listExcluded, listShown, recordShown, rejectProfile } from './store.ts';
import { listVisibleProfiles } from './visible-profiles.ts';

const selection = api.matching.selection.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  const remaining = remainingContacts(await countOpened(db, me));
  if (await isPaused(db, me)) {
    return { people: [], remainingContacts: remaining, widen: null, scoreReady: true, paused: true };
  }
  const card = await findCard(db, me);
  if (!card) throw errors.PREFERENCES_REQUIRED();
  await spend(context, errors, LIMITS.selection, me);
  const day = today(clock);
  const ranked = await rankCandidates(db, me, day);
  const ids = withinDailyFaces(
    ranked.map((candidate) => candidate.id),
    await listShown(db, me, clock.now()),
  );
  const people = await listVisibleProfiles(db, me, ids, day);
  await recordShown(db, me, ids, clock.now());
  return {
    people,
    remainingContacts: remaining,
    widen: ranked.length ? null : await findCriterionToWiden(db, card, day),
    scoreReady: card.love !== null && card.activities !== null && card.life !== null,
    paused: false,
  };
});

const reject = api.matching.reject.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.passes, me);
  await requireVisible(services, errors, me, input.id);
  await rejectProfile(services.db, me, input.id, services.clock.now());
  return { done: true };
});

/** The criterion that alone sets most people aside, when one does. */
async function findCriterionToWiden(db: Database, card: MatchCard, day: string): Promise<Selection['widen']> {
  const counts = await countSetAside(db, card, await listExcluded(db, card.id), day);
  const [criterion] = [...CRITERIA].sort((a, b) => counts[b] - counts[a]);
  return criterion && counts[criterion] > 0 ? { criterion, people: counts[criterion] } : null;
}

export const matchingRoutes = { selection, reject };
