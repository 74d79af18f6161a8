import { downloadOf } from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { type WorkshopDate, type WorkshopDates, workshopsContract } from '../contract.ts';
import {
  dateStatus,
  findWorkshopId,
  isToConfirm,
  PLACES_PER_DATE,
  WORKSHOP_IDS,
  type WorkshopId,
} from '../rules.ts';
import { NOT_SAID_YET } from '../texts.ts';
import { cancelPlace, registerPlace } from './change-place.ts';
import { placeFile } from './date-in-mail.ts';
import { inMail } from './notify.ts';
import { findRegistration } from './registration-store.ts';
import { leaderAsSeen, leaderCalled } from './shared/date-coach.ts';
import { roomOf } from './shared/find-clash.ts';
import { type LeadingTeam, readTeam } from './shared/leader-store.ts';
import { findDate, listMissingDates, listMyDates, listUpcomingDates } from './store.ts';

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
  if (place === 'consent-required') throw errors.CONSENT_REQUIRED();
  if (place === 'workshop-held') throw errors.WORKSHOP_HELD();
  if (place === 'limit-reached') throw errors.TOO_MANY_PLACES();
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
  const { services } = context;
  const now = services.clock.now();
  const dates = await listMyDates(services.db, context.me, now);
  const team = await readTeam(services.db);
  return dates.map((date) => {
    const { id, workshopId, startsAt, mine: place, rank, coachName, roomUrl, taken, cancelReason } = date;
    const seated = place === 'registered' && cancelReason === null;
    return {
      id,
      workshopId,
      startsAt: startsAt.toISOString(),
      status: dateStatus(startsAt, now),
      mine: place,
      rank,
      coachName: coachName ?? NOT_SAID_YET,
      leader: leaderCalled(team, coachName ?? ''),
      cancelReason,
      toConfirm: cancelReason === null && isToConfirm({ startsAt, taken }, now),
      roomUrl: seated ? roomOf(services, { id, room_url: roomUrl }) : null,
    };
  });
});

const calendar = api.calendar.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const registration = await findRegistration(services.db, input.id, me);
  const date = registration && (await findDate(services.db, input.id));
  if (!date || date.cancelled_at || registration.status !== 'registered') throw errors.NOT_FOUND();
  const data = { ...(await inMail(services, services.db, date)), registration: registration.id };
  return downloadOf(placeFile(data, services.env.APP_URL, 'PUBLISH'));
});

/**
 * Lists the dates of these workshops: stored ones, and those that the job has not written yet, so that none is missing.
 */
async function datesOf(
  { db, clock }: Services,
  me: string,
  ids: readonly WorkshopId[],
): Promise<WorkshopDates[]> {
  const now = clock.now();
  const free = { taken: 0, mine: null, rank: null, coachId: null };
  const team = await readTeam(db);
  const dates = [
    ...(await listUpcomingDates(db, me, now)),
    ...(await listMissingDates(db, now)).map((date) => ({ ...date, ...free })),
  ].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return ids.map((workshopId) => ({
    workshopId,
    dates: dates.filter((date) => date.workshopId === workshopId).map((date) => asSeen(date, team, now)),
  }));
}

type SeenDate = Pick<WorkshopDate, 'id' | 'mine' | 'rank'> & {
  workshopId: WorkshopId;
  coachId: string | null;
  startsAt: Date;
  taken: number;
};

function asSeen(date: SeenDate, team: LeadingTeam, now: Date): WorkshopDate {
  const { id, startsAt, taken, mine: place, rank } = date;
  const placesLeft = Math.max(0, PLACES_PER_DATE - taken);
  const toConfirm = isToConfirm({ startsAt, taken }, now);
  return {
    id,
    startsAt: startsAt.toISOString(),
    placesLeft,
    full: placesLeft === 0,
    mine: place,
    rank,
    toConfirm,
    leader: leaderAsSeen(team, { coach_id: date.coachId, workshop_id: date.workshopId }),
  };
}

export const workshopsRoutes = { list, one, register, cancel, calendar, mine };
