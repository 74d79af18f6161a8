import { requireProfile } from '#features/profile/server/shared/require-profile.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { enforceRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { type WorkshopDate, type WorkshopDates, workshopsContract } from '../contract.ts';
import {
  dateStatus,
  findWorkshopId,
  isWorkshopId,
  PLACES_PER_DATE,
  UPCOMING_DATES,
  upcomingDates,
  WORKSHOP_IDS,
  type WorkshopId,
} from '../rules.ts';
import { cancelPlace } from './cancel-place.ts';
import { registerPlace } from './register-place.ts';
import { listMyDates, listUpcomingDates } from './store.ts';

const api = implementContract(workshopsContract);

const list = api.list
  .use(requireProfile)
  .handler(({ context }) => datesOf(context.services, context.me, WORKSHOP_IDS));

const one = api.one.use(requireProfile).handler(async ({ context, input, errors }) => {
  const id = findWorkshopId(input.id);
  const [dates] = id ? await datesOf(context.services, context.me, [id]) : [];
  if (!dates) throw errors.NOT_FOUND();
  return dates;
});

const register = api.register.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.registrations, me);
  const place = await registerPlace(services, me, input.id);
  if (place === 'unknown') throw errors.NOT_FOUND();
  if (place === 'begun') throw errors.SESSION_BEGUN();
  return { ...place, mailDelayed: !services.outbox.isHealthy() };
});

const cancel = api.cancel.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.registrations, me);
  const verdict = await cancelPlace(services, me, input.id);
  if (verdict === 'unknown') throw errors.NOT_FOUND();
  if (verdict === 'begun') throw errors.SESSION_BEGUN();
  return { done: true, mailDelayed: !services.outbox.isHealthy() };
});

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const now = clock.now();
  const dates = await listMyDates(db, context.me, now);
  return dates.flatMap(({ id, workshopId, startsAt, mine: place, rank }) =>
    isWorkshopId(workshopId)
      ? [
          {
            id,
            workshopId,
            startsAt: startsAt.toISOString(),
            status: dateStatus(startsAt, now),
            mine: place,
            rank,
          },
        ]
      : [],
  );
});

/** The dates of these workshops: those stored, and what the job has not written yet, so that none is ever stale. */
async function datesOf(
  { db, clock }: Services,
  me: string,
  ids: readonly WorkshopId[],
): Promise<WorkshopDates[]> {
  const now = clock.now();
  const stored = await listUpcomingDates(db, me, now);
  const free = { taken: 0, mine: null, rank: null };
  return ids.map((workshopId) => {
    const known = stored.filter((date) => date.workshopId === workshopId);
    const planned = upcomingDates(workshopId, now).filter(({ id }) => known.every((one) => one.id !== id));
    const dates = [...known, ...planned.map((date) => ({ ...date, ...free }))]
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, UPCOMING_DATES);
    return { workshopId, dates: dates.map(asSeen) };
  });
}

type SeenDate = Pick<WorkshopDate, 'id' | 'mine' | 'rank'> & { startsAt: Date; taken: number };

function asSeen({ id, startsAt, taken, mine: place, rank }: SeenDate): WorkshopDate {
  const placesLeft = Math.max(0, PLACES_PER_DATE - taken);
  return { id, startsAt: startsAt.toISOString(), placesLeft, full: placesLeft === 0, mine: place, rank };
}

export const workshopsRoutes = { list, one, register, cancel, mine };
