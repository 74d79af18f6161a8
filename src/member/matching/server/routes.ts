import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { chordSquaredOfKm } from '#lib/earth.ts';
import { secondsUntil } from '#lib/room-from.ts';
import { furtherSearches, type SearchNumbers, widerAges } from '#member/profile/rules.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { unlessDiskFull } from '#platform/database/unavailable.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { type Attempt, consumeRateLimit, LIMITS, type Limit } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { matchingContract, type Selection } from '../contract.ts';
import {
  nextWeekStart,
  openingsFrom,
  remainingContacts,
  SET_ASIDE_BY,
  type SetAsideBy,
  toldCount,
} from '../rules.ts';
import { countSetAside } from './candidate-store.ts';
import { composeSelection } from './compose-selection.ts';
import { countOpened, listOpenedSince } from './contact-store.ts';
import type { LocatedCard } from './criteria-store.ts';
import { listLeft } from './plan-selection.ts';
import { isVisible, mayLookAt, requireVisible } from './shared/require-visible.ts';
import { type OpenThread, startConversation } from './shared/start-conversation.ts';
import { listVisibleProfiles } from './shared/visible-profiles.ts';
import { findRejection, isAlone, listShowable, rejectProfile } from './store.ts';
import { listPassedPeople, undoPass } from './undo-pass.ts';
import { findViewer } from './viewer-store.ts';

const api = implementContract(matchingContract);

const HELD_BACK: Attempt = { allowed: false, retryAfterSeconds: MINUTE_MS / 1000 };

const selection = api.selection.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  const now = clock.now();
  /** A full disk holds new people back. */
  const attempt = (limit: Limit) => unlessDiskFull(consumeRateLimit(db, limit, me, now), () => HELD_BACK);
  const viewer = await findViewer(db, me, now);
  if (!viewer) throw errors.PROFILE_REQUIRED();
  const { opened, openedAt, conversations, card, paused } = viewer;
  const about = {
    remainingContacts: remainingContacts(opened, openedAt.length),
    openingsFrom: openingsFrom(opened, openedAt)?.toISOString() ?? null,
    nextNewPeopleAt: nextWeekStart(now).toISOString(),
    conversations,
    paused,
  };
  if (paused) {
    const none = { people: [], newPeople: [], left: [], newProfilesFrom: null, widen: null };
    return { ...about, ...none, firstLook: false, justOpened: false, scoreReady: true };
  }
  const selected = await composeSelection(db, viewer, now, {
    sessionOpenedAt: context.sessionOpenedAt,
    // Only new people count, not rereading the same four (D33).
    count: () => attempt(LIMITS.selection),
  });
  if (!card || !selected) throw errors.PREFERENCES_REQUIRED();
  const { people, newPeople, firstLook, heldBackUntil, nobody } = selected;
  const findWiden = async () => {
    const { allowed } = await attempt(LIMITS.widenings);
    return allowed ? findCriterionToWiden(db, card, today(clock)) : null;
  };
  const shown = people.map(({ id }) => id);
  // On an empty site no criterion is to blame: no advice, no count.
  const justOpened = nobody && (await isAlone(db));
  const widen = nobody && !justOpened ? await findWiden() : null;
  const left = await listShowable(db, listLeft(viewer, shown, now));
  return {
    ...about,
    people,
    newPeople,
    firstLook,
    newProfilesFrom: heldBackUntil?.toISOString() ?? null,
    left: left.map(({ id, first_name }) => ({ id, firstName: first_name })),
    widen,
    justOpened,
    scoreReady: card.love !== null && card.activities !== null && card.life !== null,
  };
});

const reject = api.reject.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.passes, me);
  // Idempotent: already passed in another tab.
  if (await findRejection(services.db, me, input.id)) return;
  await requireVisible(services, errors, me, input.id);
  await rejectProfile(services.db, me, input.id, services.clock.now());
});

const passed = api.passed
  .use(requireProfile)
  .handler(({ context }) => listPassedPeople(context.services, context.me));

const takeBackReject = api.takeBackReject.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.passes, me);
  const verdict = await undoPass(services, me, input.id);
  if (verdict === 'not-passed') throw errors.NOT_FOUND();
  if (verdict === 'cannot-return') throw errors.CANNOT_RETURN();
});

const preview = api.preview.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.previews, me);
  if (!(await mayLookAt(services, me, input.id))) throw errors.NOT_FOUND();
  const [profile] = await listVisibleProfiles(services.db, me, [input.id], today(services.clock));
  if (!profile) throw errors.NOT_FOUND();
  return profile;
});

interface Threads {
  open: OpenThread;
  /** Sends a message in an existing conversation; idempotent by `clientId`. */
  write: (
    services: Services,
    me: string,
    message: { id: string; clientId: string; content: string },
  ) => Promise<object | 'closed' | 'unreachable' | 'other-content' | undefined>;
}

export function matchingRoutes(threads: Threads) {
  const start = api.startConversation.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    const { db, clock, live } = services;
    const now = clock.now();
    const other = input.profileId;
    if (input.answer) await enforceRateLimit(context, errors, LIMITS.messages, me);
    const isAllowed = (tx: Database) => isVisible({ db: tx, clock }, me, other);
    const verdict = await startConversation(
      db,
      { me, other, now, answer: input.answer, isAllowed },
      threads.open,
    );
    if (verdict === 'not-allowed') throw errors.NOT_FOUND();
    if (verdict === 'limit-reached') throw errors.CONTACT_LIMIT_REACHED();
    if (verdict === 'too-many-today') {
      const openedToday = await listOpenedSince(db, me, new Date(now.getTime() - DAY_MS));
      const from = openingsFrom(await countOpened(db, me), openedToday);
      throw errors.TOO_MANY_OPENINGS({ data: { retryAfterSeconds: secondsUntil(from ?? now, now) } });
    }
    if (verdict === 'opened') live.publish([me, other]);
    if (verdict === 'known' && input.answer) {
      // The conversation was opened in another tab, or by a request whose response was lost.
      const { clientId, content } = input.answer;
      const stored = await threads.write(services, me, { id: other, clientId, content });
      if (stored === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
      if (typeof stored !== 'object') throw errors.NOT_FOUND();
    }
    return { contactId: other };
  });
  return { selection, reject, passed, takeBackReject, preview, startConversation: start };
}

/**
 * Finds the criterion that excludes most people, and the member’s narrowest search that reaches ten of them.
 * @param today ISO date in Paris
 */
async function findCriterionToWiden(
  db: Database,
  card: LocatedCard,
  today: string,
): Promise<Selection['widen']> {
  const counts = await countSetAside(db, card, today);
  const [criterion] = [...SET_ASIDE_BY].sort((a, b) => counts[b] - counts[a]);
  const people = criterion && toldCount(counts[criterion]);
  if (!criterion || !people) return null;
  const { min_age, max_age, max_distance } = card;
  const search = { min_age, max_age, max_distance };
  const reached = async (wider: SearchNumbers) =>
    toldCount(counts[criterion] - (await countSetAside(db, searching(card, wider), today))[criterion]);
  return {
    criterion,
    people,
    search,
    wider: await findNarrowest(widerSearches[criterion]?.(search) ?? [], reached),
  };
}

/** Only numeric criteria of the member can be widened. */
const widerSearches: Partial<Record<SetAsideBy, (search: SearchNumbers) => SearchNumbers[]>> = {
  age: widerAges,
  distance: furtherSearches,
  'both-distances': furtherSearches,
};

/** Binary search: a wider search reaches at least the people of a narrower one. */
async function findNarrowest(
  among: readonly SearchNumbers[],
  reached: (wider: SearchNumbers) => Promise<number | null>,
) {
  let left = among;
  let narrowest: (SearchNumbers & { people: number }) | null = null;
  while (left.length > 0) {
    const middle = Math.floor(left.length / 2);
    const wider = left[middle];
    const people = wider && (await reached(wider));
    if (people) narrowest = { ...wider, people };
    left = people ? left.slice(0, middle) : left.slice(middle + 1);
  }
  return narrowest;
}

const searching = (card: LocatedCard, search: SearchNumbers): LocatedCard => ({
  ...card,
  ...search,
  max_chord_sq: chordSquaredOfKm(search.max_distance),
});
