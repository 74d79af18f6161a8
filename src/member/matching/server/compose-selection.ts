import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import type { Attempt } from '#platform/rate-limit.ts';
import type { VisibleProfile } from '../contract.ts';
import { SELECTION_SIZE, weekStart } from '../rules.ts';
import { rankCards, rankShortLists } from './candidate-store.ts';
import { basisOf, type LocatedCard, seekerOf } from './criteria-store.ts';
import {
  isFirstLook,
  placeHolders,
  placesSince,
  planSelection,
  roomForFaces,
  type SelectionPlan,
  type SelectionWeek,
} from './plan-selection.ts';
import { listSeenPeople, listStaying } from './seen-people-store.ts';
import { comparePair, retryUnderLock, toVisibleProfile } from './shared/visible-profiles.ts';
import { recordShown, shownAs } from './store.ts';
import { findViewer, type Viewer } from './viewer-store.ts';

/** One extra, since the new arrival may be among them. */
const OTHERS = SELECTION_SIZE + 1;

export type Selected = Pick<SelectionPlan, 'newPeople' | 'heldBackUntil' | 'nobody'> & {
  people: VisibleProfile[];
  firstLook: boolean;
};

/** A visit of the site; a selection composed without one is mailed. */
export interface Visit {
  sessionOpenedAt: Date;
  /** Rate limit on new people. */
  count: () => Promise<Attempt>;
}

/**
 * Composes the weekly selection (decision 14). Optimistic concurrency: plans without a lock, and again under a lock
 * after a lost race.
 * @returns undefined for a member without a search
 */
export async function composeSelection(
  db: Database,
  viewer: Viewer,
  now: Date,
  visit?: Visit,
): Promise<Selected | undefined> {
  return retryUnderLock(db, viewer.id, async (on) => {
    const read = on === db ? viewer : await findViewer(on, viewer.id, now);
    return read?.card && read.chosenAt
      ? compose(on, read, { card: read.card, week: weekOf(read.faces, read.chosenAt, now), visit })
      : undefined;
  });
}

const weekOf = (faces: SelectionWeek['faces'], chosenAt: Date, now: Date): SelectionWeek => ({
  faces,
  since: placesSince(now, chosenAt),
  now,
});

async function compose(
  db: Database,
  viewer: Viewer,
  { card, week, visit }: { card: LocatedCard; week: SelectionWeek; visit: Visit | undefined },
): Promise<Selected | 'changed'> {
  const today = parisDay(week.now);
  const proposed = await proposePeople(db, viewer, card, week);
  const seen = await listSeenPeople(db, viewer.id, proposed, seekerOf(card, today, weekStart(week.now)));
  const mine = seen.get(viewer.id);
  if (!mine) return 'changed';
  const looked = new Map(
    proposed.flatMap((id) => {
      const person = seen.get(id);
      return person ? [[id, { mine, person, look: comparePair(mine, person, today) }]] : [];
    }),
  );
  const suited = [...looked].map(([id, { person, look }]) => ({
    id,
    score: look.score,
    arrivedAt: person.arrivedAt ?? person.profile.created_at,
  }));
  // Stable sort: equal scores keep the order of the proposals.
  const planned = planSelection(
    week,
    suited.toSorted((a, b) => b.score - a.score),
  );
  const attempt = planned.admitted.length > 0 ? await visit?.count() : undefined;
  const plan = attempt && !attempt.allowed ? heldBack(planned, week.now, attempt.retryAfterSeconds) : planned;
  const shown = [...plan.kept, ...plan.admitted].flatMap((id) => looked.get(id) ?? []);
  const looks = shown.flatMap(({ look }) => look.isNew ?? []);
  const { admitted, released, shownAgain, newPeople, heldBackUntil, nobody } = plan;
  const self = shownAs(card, today);
  const faces = {
    plannedOn: week.faces,
    admitted,
    released,
    self,
    shownAgain: visit ? shownAgain : [],
    // A mail shows no faces: its people count as shown when their week began, so that `isFirstLook` stays true.
    now: visit ? week.now : week.since,
  };
  if (!(await recordShown(db, viewer.id, looks, faces))) return 'changed';
  const people = shown.map((one) => toVisibleProfile(one, today));
  return {
    people: people.toSorted((a, b) => b.compatibility.score - a.compatibility.score),
    newPeople,
    heldBackUntil,
    nobody,
    firstLook: visit !== undefined && isFirstLook(week, visit.sessionOpenedAt),
  };
}

/**
 * Returns the candidates for places: current holders, the best new arrival, the best others. These come from the
 * precomputed people, validated now; if fewer than four remain valid, everyone is ranked again (D42).
 */
async function proposePeople(
  db: Database,
  { excluded, composedOn }: Viewer,
  card: LocatedCard,
  week: SelectionWeek,
): Promise<string[]> {
  const today = parisDay(week.now);
  const room = roomForFaces(week);
  const start = weekStart(week.now);
  const holders = placeHolders(week.faces, week.since).map(({ id }) => id);
  const mayArrive = room.arrivals > 0 && room.newFaces > 0;
  const mayStay = holders.filter((id) => !excluded.includes(id));
  const isFull = mayStay.length >= SELECTION_SIZE;
  const isComposed = composedOn === basisOf(card);
  const { held, arrived, composed } = await rankShortLists(db, card, today, {
    holders,
    known: week.faces.map(({ id }) => id),
    arrivedSince: week.since,
    week: start,
    atMost: { arrived: mayArrive ? 1 : 0, composed: isComposed && !isFull ? OTHERS : 0 },
  });
  // Then holders who matched when they got their place (D9).
  const others = mayStay.filter((id) => !held.includes(id));
  held.push(...(await listStaying(db, others, seekerOf(card, today, start))));
  const best = async (isAhead: boolean) => {
    const among = { limit: OTHERS, except: holders, week: start, composed: isAhead };
    return (await rankCards(db, card, today, among)).map(({ id }) => id);
  };
  const found = [...held, ...arrived];
  if (held.length < SELECTION_SIZE) {
    // Rare: one of four holders no longer matches.
    const ahead = isComposed && isFull ? await best(true) : composed;
    found.push(...(ahead.length >= SELECTION_SIZE ? ahead : await best(false)));
  }
  return [...new Set(found)];
}

/** Over the rate limit: no new people, the current ones stay. */
function heldBack(plan: SelectionPlan, now: Date, seconds: number): SelectionPlan {
  const kept = [...plan.kept, ...plan.released];
  const heldBackUntil = kept.length === 0 ? new Date(now.getTime() + seconds * 1000) : null;
  const newPeople = plan.newPeople.filter((id) => kept.includes(id));
  return { ...plan, kept, admitted: [], released: [], newPeople, heldBackUntil };
}

/** Composes the selection of an absent member. @returns the people new this week */
export async function listNewcomers(db: Database, me: string, now: Date): Promise<VisibleProfile[]> {
  const viewer = await findViewer(db, me, now);
  const selected = viewer && (await composeSelection(db, viewer, now));
  return selected?.people.filter(({ id }) => selected.newPeople.includes(id)) ?? [];
}
